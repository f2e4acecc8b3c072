CREATE TABLE "achievements" (
	"user_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "achievements_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"pack_hash" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review" timestamp with time zone,
	CONSTRAINT "cards_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"op_id" uuid,
	"attempt_id" uuid,
	"quality" smallint,
	"confidence" smallint,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"accepted_no" bigint,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "quizzes_finished" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "quizzes_perfect" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_due_idx" ON "cards" USING btree ("user_id","state","due","question_id");--> statement-breakpoint
CREATE INDEX "cards_reviewed_idx" ON "cards" USING btree ("user_id","last_review");--> statement-breakpoint
CREATE INDEX "cards_quiz_idx" ON "cards" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_op_key" ON "review_log" USING btree ("user_id","op_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_attempt_key" ON "review_log" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_accepted_key" ON "review_log" USING btree ("user_id","accepted_no");--> statement-breakpoint
CREATE INDEX "review_log_card_idx" ON "review_log" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "review_log_day_idx" ON "review_log" USING btree ("user_id","day") WHERE attempt_id is null;