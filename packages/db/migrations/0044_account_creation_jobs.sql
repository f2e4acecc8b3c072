CREATE TABLE "account_creation_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"maker_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"salt" text NOT NULL,
	"secret_check" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "account_creation_jobs_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "account_creation_people" (
	"job_id" uuid NOT NULL,
	"email" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"taken" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	CONSTRAINT "account_creation_people_job_id_email_pk" PRIMARY KEY("job_id","email")
);
--> statement-breakpoint
DROP TABLE "account_creations" CASCADE;--> statement-breakpoint
ALTER TABLE "account_creation_jobs" ADD CONSTRAINT "account_creation_jobs_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_creation_people" ADD CONSTRAINT "account_creation_people_job_id_account_creation_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."account_creation_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_creation_people" ADD CONSTRAINT "account_creation_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_creation_jobs_maker_idx" ON "account_creation_jobs" USING btree ("maker_id","content_hash");--> statement-breakpoint
CREATE INDEX "account_creation_jobs_running_idx" ON "account_creation_jobs" USING btree ("lease_until") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "account_creation_jobs_ended_idx" ON "account_creation_jobs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "account_creation_people_email_idx" ON "account_creation_people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_creation_people_user_idx" ON "account_creation_people" USING btree ("user_id");