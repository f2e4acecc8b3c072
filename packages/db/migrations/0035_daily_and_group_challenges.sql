CREATE TABLE "group_challenge_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"user_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"base" integer NOT NULL,
	"count" integer NOT NULL,
	"counted_no" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"measure" text NOT NULL,
	"goal" integer NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"reached_at" timestamp with time zone,
	"fold_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "group_challenge_shares" ADD CONSTRAINT "group_challenge_shares_challenge_id_group_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."group_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_challenge_shares" ADD CONSTRAINT "group_challenge_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_challenges" ADD CONSTRAINT "group_challenges_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_challenges" ADD CONSTRAINT "group_challenges_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_challenge_shares_key" ON "group_challenge_shares" USING btree ("challenge_id","user_id");--> statement-breakpoint
CREATE INDEX "group_challenge_shares_user_idx" ON "group_challenge_shares" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "group_challenges_group_idx" ON "group_challenges" USING btree ("group_id","ends_on");--> statement-breakpoint
CREATE INDEX "group_challenges_creator_idx" ON "group_challenges" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "group_challenges_fold_idx" ON "group_challenges" USING btree ("fold_at") WHERE fold_at is not null;--> statement-breakpoint
CREATE INDEX "xp_ledger_daily_idx" ON "xp_ledger" USING btree ("user_id","day") WHERE reason = 'daily';