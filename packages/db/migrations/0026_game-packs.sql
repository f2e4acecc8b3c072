DROP INDEX "packs_version_key";--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "question_nos" integer[];--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "pack_hash" text;--> statement-breakpoint
CREATE INDEX "packs_version_idx" ON "packs" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packs_version_key" ON "packs" USING btree ("version_id","keyed") WHERE question_nos is null;