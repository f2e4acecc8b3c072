CREATE TABLE "account_creations" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"setup_step" text,
	"set_up_at" timestamp with time zone,
	CONSTRAINT "school_one_row" CHECK ("school"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "account_creations" ADD CONSTRAINT "account_creations_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_creations_actor_idx" ON "account_creations" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "account_creations_at_idx" ON "account_creations" USING btree ("created_at");