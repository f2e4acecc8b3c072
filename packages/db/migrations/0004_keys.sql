CREATE TABLE "profile_stamps" (
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"op_id" uuid NOT NULL,
	CONSTRAINT "profile_stamps_user_id_field_pk" PRIMARY KEY("user_id","field")
);
--> statement-breakpoint
CREATE TABLE "quiz_changes" (
	"quiz_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"told_to" uuid
);
--> statement-breakpoint
CREATE TABLE "quiz_keeps" (
	"user_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"pack_hash" text,
	"at" timestamp with time zone NOT NULL,
	"op_id" uuid NOT NULL,
	CONSTRAINT "quiz_keeps_user_id_quiz_id_pk" PRIMARY KEY("user_id","quiz_id")
);
--> statement-breakpoint
ALTER TABLE "review_log" DROP CONSTRAINT "review_log_attempt_id_attempts_id_fk";
--> statement-breakpoint
DROP INDEX "digest_differences_client_idx";--> statement-breakpoint
DROP INDEX "review_log_attempt_key";--> statement-breakpoint
DROP INDEX "review_log_day_idx";--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_pkey";--> statement-breakpoint
ALTER TABLE "xp_ledger" DROP CONSTRAINT "xp_ledger_pkey";--> statement-breakpoint
ALTER TABLE "review_log" DROP CONSTRAINT "review_log_pkey";--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "xp_ledger" ADD CONSTRAINT "xp_ledger_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "left" integer;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "paid" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_stamps" ADD CONSTRAINT "profile_stamps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_changes" ADD CONSTRAINT "quiz_changes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_keeps" ADD CONSTRAINT "quiz_keeps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_keeps" ADD CONSTRAINT "quiz_keeps_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_changes_changed_idx" ON "quiz_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "quiz_keeps_quiz_idx" ON "quiz_keeps" USING btree ("quiz_id","user_id") WHERE pack_hash is not null;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_attempt_id_attempts_user_id_id_fk" FOREIGN KEY ("user_id","attempt_id") REFERENCES "public"."attempts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_id_idx" ON "attempts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "digest_differences_user_idx" ON "digest_differences" USING btree ("user_id","found_at");--> statement-breakpoint
CREATE INDEX "op_receipts_kept_idx" ON "op_receipts" USING btree ("user_id","received_at") WHERE parked_body is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_attempt_key" ON "review_log" USING btree ("user_id","attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "review_log_day_idx" ON "review_log" USING btree ("user_id","day") WHERE attempt_id is null and paid;--> statement-breakpoint
UPDATE "sync_scopes" SET "purged_below" = least("purged_below", "version");--> statement-breakpoint
DELETE FROM "sync_rows" WHERE "scope" = 'premium';--> statement-breakpoint
DELETE FROM "sync_scopes" WHERE "scope" = 'premium';--> statement-breakpoint
UPDATE "op_receipts" SET "parked_body" = "parked_body" || '{"v": 1}' WHERE "parked_body" IS NOT NULL;