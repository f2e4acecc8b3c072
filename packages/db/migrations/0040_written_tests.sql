CREATE TABLE "answer_marks" (
	"sitting_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"marker_id" uuid,
	"points" double precision NOT NULL,
	"rubric" jsonb NOT NULL,
	"comment" text NOT NULL,
	"answer_revision" integer NOT NULL,
	"revision" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_marks_sitting_id_question_id_pk" PRIMARY KEY("sitting_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "sitting_answers" (
	"sitting_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"text" text NOT NULL,
	"words" smallint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "sitting_answers_sitting_id_question_id_pk" PRIMARY KEY("sitting_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"points" double precision
);
--> statement-breakpoint
CREATE TABLE "written_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"prompt" text NOT NULL,
	"marks" smallint NOT NULL,
	"min_words" smallint,
	"max_words" smallint,
	"rubric" jsonb NOT NULL,
	"marker_notes" text NOT NULL,
	"sample_answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "written_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"minutes" smallint NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"anonymous" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_question_id_written_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."written_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_marks" ADD CONSTRAINT "answer_marks_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD CONSTRAINT "sitting_answers_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD CONSTRAINT "sitting_answers_question_id_written_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."written_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_test_id_written_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."written_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_questions" ADD CONSTRAINT "written_questions_test_id_written_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."written_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_tests" ADD CONSTRAINT "written_tests_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_marks_question_idx" ON "answer_marks" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "answer_marks_marker_idx" ON "answer_marks" USING btree ("marker_id");--> statement-breakpoint
CREATE INDEX "sitting_answers_question_idx" ON "sitting_answers" USING btree ("question_id","sitting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_learner_key" ON "sittings" USING btree ("test_id","user_id");--> statement-breakpoint
CREATE INDEX "sittings_user_idx" ON "sittings" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "sittings_submitted_idx" ON "sittings" USING btree ("test_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "sittings_open_idx" ON "sittings" USING btree ("deadline") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "written_questions_test_idx" ON "written_questions" USING btree ("test_id","place");--> statement-breakpoint
CREATE INDEX "written_tests_opens_idx" ON "written_tests" USING btree ("opens_at","id");--> statement-breakpoint
CREATE INDEX "written_tests_creator_idx" ON "written_tests" USING btree ("creator_id");