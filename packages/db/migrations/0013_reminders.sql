CREATE TABLE "push_subscriptions" (
	"session_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"message" jsonb,
	"send_after" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminder_by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "closed" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_key_sessions_id_fk" FOREIGN KEY ("session_key") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_waiting_idx" ON "push_subscriptions" USING btree ("send_after") WHERE send_after is not null;--> statement-breakpoint
CREATE INDEX "board_rows_rest_idx" ON "board_rows" USING btree ("board") WHERE not (listed and score is not null);