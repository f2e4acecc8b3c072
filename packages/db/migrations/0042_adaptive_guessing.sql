ALTER TABLE "adaptive_answers" ADD COLUMN "guessing" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "adaptive_runs" ADD COLUMN "model" smallint DEFAULT 1 NOT NULL;