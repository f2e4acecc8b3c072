CREATE TABLE "site_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_subject_idx";--> statement-breakpoint
DROP INDEX "audit_entries_actor_idx";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_name_start_idx" ON "users" USING btree (lower(name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_start_idx" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "question_stats_hard_idx" ON "question_stats" USING btree ((correct::bigint * 1000 / answered),"quiz_id","question_id") WHERE answered >= 30;--> statement-breakpoint
CREATE INDEX "quiz_stats_attempts_idx" ON "quiz_stats" USING btree ("attempts","quiz_id");--> statement-breakpoint
CREATE INDEX "active_days_day_idx" ON "active_days" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","id");