CREATE TABLE "account_creations" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_switches" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"registration" text DEFAULT 'open' NOT NULL,
	"rooms" boolean DEFAULT true NOT NULL,
	"challenges" boolean DEFAULT true NOT NULL,
	"tournaments" boolean DEFAULT true NOT NULL,
	"google" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_switches_only" CHECK ("feature_switches"."only"),
	CONSTRAINT "feature_switches_registration" CHECK ("feature_switches"."registration" in ('open', 'invitation', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "school" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text,
	"setup_step" text,
	"set_up_at" timestamp with time zone,
	CONSTRAINT "school_only" CHECK ("school"."only")
);
--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD COLUMN "admitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_creations" ADD CONSTRAINT "account_creations_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_creations_actor_idx" ON "account_creations" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "account_creations_at_idx" ON "account_creations" USING btree ("created_at");