CREATE TABLE "review_fittings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"weights" double precision[] NOT NULL,
	"ratings" integer NOT NULL,
	"loss" double precision NOT NULL,
	"loss_before" double precision NOT NULL,
	"adopted" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_suspensions" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"suspended" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"op_id" uuid NOT NULL,
	CONSTRAINT "review_suspensions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_reviews_per_day" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "retention_target" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "confident_error" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "retention" smallint;--> statement-breakpoint
ALTER TABLE "review_fittings" ADD CONSTRAINT "review_fittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_models" ADD CONSTRAINT "review_models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_suspensions" ADD CONSTRAINT "review_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_models_user_idx" ON "review_models" USING btree ("user_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_undoes_key" ON "review_log" USING btree ("user_id","undoes");