CREATE TABLE "feature_switches" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"registration" text DEFAULT 'open' NOT NULL,
	"rooms" boolean DEFAULT true NOT NULL,
	"challenges" boolean DEFAULT true NOT NULL,
	"tournaments" boolean DEFAULT true NOT NULL,
	"generator" boolean DEFAULT true NOT NULL,
	"google" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_switches_only" CHECK ("feature_switches"."only"),
	CONSTRAINT "feature_switches_registration" CHECK ("feature_switches"."registration" in ('open', 'invitation', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD COLUMN "admitted_at" timestamp with time zone;