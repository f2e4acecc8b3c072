ALTER TABLE "challenges" ADD COLUMN "ending_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "ending_told_to" uuid;