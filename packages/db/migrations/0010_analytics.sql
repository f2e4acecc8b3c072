CREATE TABLE "study_hours" (
	"user_id" uuid NOT NULL,
	"hour" smallint NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	CONSTRAINT "study_hours_user_id_hour_pk" PRIMARY KEY("user_id","hour")
);
--> statement-breakpoint
CREATE TABLE "study_learners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"studied_on" date NOT NULL,
	"mastery_on" date,
	"mastery_due" date
);
--> statement-breakpoint
CREATE TABLE "study_mastery" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"questions" integer NOT NULL,
	"mastery" smallint NOT NULL,
	CONSTRAINT "study_mastery_user_id_category_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "study_questions" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"category" text NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	"time" bigint NOT NULL,
	"share" smallint NOT NULL,
	CONSTRAINT "study_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "study_quizzes" (
	"user_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"attempts" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "study_quizzes_user_id_quiz_id_pk" PRIMARY KEY("user_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "study_sums" (
	"user_id" uuid NOT NULL,
	"span" text NOT NULL,
	"starts_on" date NOT NULL,
	"category" text NOT NULL,
	"quizzes" integer NOT NULL,
	"percentages" integer NOT NULL,
	"asked" integer NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	"time" bigint NOT NULL,
	"ratings" integer NOT NULL,
	CONSTRAINT "study_sums_user_id_span_starts_on_category_pk" PRIMARY KEY("user_id","span","starts_on","category")
);
--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "summed_no" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_hours" ADD CONSTRAINT "study_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_learners" ADD CONSTRAINT "study_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_mastery" ADD CONSTRAINT "study_mastery_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_questions" ADD CONSTRAINT "study_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_questions" ADD CONSTRAINT "study_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_questions" ADD CONSTRAINT "study_questions_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_quizzes" ADD CONSTRAINT "study_quizzes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_quizzes" ADD CONSTRAINT "study_quizzes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sums" ADD CONSTRAINT "study_sums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_learners_due_idx" ON "study_learners" USING btree ("mastery_due");--> statement-breakpoint
CREATE INDEX "study_questions_share_idx" ON "study_questions" USING btree ("user_id","share","question_id");--> statement-breakpoint
CREATE INDEX "study_questions_quiz_idx" ON "study_questions" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "study_questions_version_idx" ON "study_questions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "study_quizzes_day_idx" ON "study_quizzes" USING btree ("user_id","last_day");--> statement-breakpoint
CREATE INDEX "study_quizzes_quiz_idx" ON "study_quizzes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "learners_unsummed_idx" ON "learners" USING btree ("user_id") WHERE accepted_no > summed_no;