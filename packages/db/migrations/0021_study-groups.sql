CREATE TABLE "group_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"quiz_id" uuid,
	"quiz_title" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_shares" (
	"group_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"shared_by" uuid,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_shares_group_id_quiz_id_pk" PRIMARY KEY("group_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "group_upkeep" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"quiz_id" uuid
);
--> statement-breakpoint
CREATE TABLE "study_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"max_members" smallint NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invite_code" text,
	"founder_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(name || ' ' || category || ' ' || description, '-–—/.,:;()''"&+', repeat(' ', 14))) || jsonb_to_tsvector('simple'::regconfig, tags, '["string"]')) STORED
);
--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_shares" ADD CONSTRAINT "group_shares_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_shares" ADD CONSTRAINT "group_shares_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_shares" ADD CONSTRAINT "group_shares_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_upkeep" ADD CONSTRAINT "group_upkeep_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_upkeep" ADD CONSTRAINT "group_upkeep_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_founder_id_users_id_fk" FOREIGN KEY ("founder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_activities_group_idx" ON "group_activities" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "group_activities_user_idx" ON "group_activities" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "group_activities_quiz_idx" ON "group_activities" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "group_members_user_idx" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "group_shares_quiz_idx" ON "group_shares" USING btree ("quiz_id","group_id");--> statement-breakpoint
CREATE INDEX "group_shares_sharer_idx" ON "group_shares" USING btree ("shared_by","group_id");--> statement-breakpoint
CREATE INDEX "group_upkeep_group_idx" ON "group_upkeep" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "group_upkeep_quiz_idx" ON "group_upkeep" USING btree ("quiz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_groups_code_key" ON "study_groups" USING btree ("invite_code");--> statement-breakpoint
CREATE INDEX "study_groups_open_idx" ON "study_groups" USING btree ("is_private","id");--> statement-breakpoint
CREATE INDEX "study_groups_category_idx" ON "study_groups" USING btree ("is_private","category","id");--> statement-breakpoint
CREATE INDEX "study_groups_search_idx" ON "study_groups" USING gin ("search");--> statement-breakpoint
CREATE INDEX "study_groups_founder_idx" ON "study_groups" USING btree ("founder_id");