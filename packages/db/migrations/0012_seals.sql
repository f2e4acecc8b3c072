CREATE TABLE "attempt_arrivals" (
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	CONSTRAINT "attempt_arrivals_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_seal_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"done_to" uuid,
	"again" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_reminder_idx";--> statement-breakpoint
DROP INDEX "attempts_unfolded_idx";--> statement-breakpoint
DROP INDEX "xp_ledger_day_idx";--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "total_marks" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "percentage" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "passed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "xp_earned" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "status" text DEFAULT 'graded' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "waited_as" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "opened_no" bigint;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_arrivals" ADD CONSTRAINT "attempt_arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_arrivals" ADD CONSTRAINT "attempt_arrivals_user_id_attempt_id_attempts_user_id_id_fk" FOREIGN KEY ("user_id","attempt_id") REFERENCES "public"."attempts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_seal_turns" ADD CONSTRAINT "quiz_seal_turns_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_seal_turns" ADD CONSTRAINT "quiz_seal_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_seal_turns_at_idx" ON "quiz_seal_turns" USING btree ("at");--> statement-breakpoint
CREATE INDEX "quiz_seal_turns_quiz_idx" ON "quiz_seal_turns" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_seal_turns_user_idx" ON "quiz_seal_turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_next_reminder_idx" ON "users" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_opened_key" ON "attempts" USING btree ("user_id","opened_no") WHERE opened_no is not null;--> statement-breakpoint
CREATE INDEX "attempts_waiting_idx" ON "attempts" USING btree ("quiz_id","user_id","accepted_no") WHERE status <> 'graded';--> statement-breakpoint
INSERT INTO "attempt_arrivals" SELECT "user_id", "id" FROM "attempts" WHERE NOT "folded";--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "folded";--> statement-breakpoint
UPDATE "attempts" SET "status" = 'sealed' FROM "quizzes", "users" WHERE "quizzes"."id" = "quiz_id" AND "quizzes"."ranked" AND "users"."id" = "user_id" AND "users"."role" <> 'admin' AND "quizzes"."owner_id" IS DISTINCT FROM "user_id";--> statement-breakpoint
UPDATE "users" SET "next_reminder_at" = now() WHERE "reminder_time" IS NOT NULL;