CREATE TABLE "group_removed_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"shows_percent" boolean NOT NULL,
	"joins_memory" boolean NOT NULL,
	"removal_id" uuid NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_removed_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "removal_id" uuid;--> statement-breakpoint
ALTER TABLE "group_removed_members" ADD CONSTRAINT "group_removed_members_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_removed_members" ADD CONSTRAINT "group_removed_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_removed_members_user_idx" ON "group_removed_members" USING btree ("user_id","group_id");