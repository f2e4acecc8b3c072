CREATE TABLE "day_zones" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_zones_user_id_day_zone_pk" PRIMARY KEY("user_id","day","zone")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zone_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "skipped_days" date[] DEFAULT '{}'::date[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "introduced_on" date;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "day_zones" ADD CONSTRAINT "day_zones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_zones_newest_idx" ON "day_zones" USING btree ("user_id","last_at","zone");