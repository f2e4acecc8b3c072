CREATE TABLE "adaptive_answers" (
	"run_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"question_no" integer NOT NULL,
	"difficulty" double precision NOT NULL,
	"option" smallint,
	"response" jsonb,
	"correct" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "adaptive_answers_run_id_place_pk" PRIMARY KEY("run_id","place")
);
--> statement-breakpoint
CREATE TABLE "adaptive_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"category" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text
);
--> statement-breakpoint
ALTER TABLE "adaptive_answers" ADD CONSTRAINT "adaptive_answers_run_id_adaptive_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."adaptive_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptive_answers" ADD CONSTRAINT "adaptive_answers_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptive_runs" ADD CONSTRAINT "adaptive_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptive_runs" ADD CONSTRAINT "adaptive_runs_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adaptive_answers_quiz_idx" ON "adaptive_answers" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "adaptive_runs_open_key" ON "adaptive_runs" USING btree ("user_id","quiz_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "adaptive_runs_user_idx" ON "adaptive_runs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "adaptive_runs_category_idx" ON "adaptive_runs" USING btree ("user_id","category","id");--> statement-breakpoint
CREATE INDEX "adaptive_runs_quiz_idx" ON "adaptive_runs" USING btree ("quiz_id");