CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "push_subscriptions_waiting_idx";--> statement-breakpoint
ALTER TABLE "profile_stamps" ADD COLUMN "value" jsonb;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_session_key_push_subscriptions_session_key_fk" FOREIGN KEY ("session_key") REFERENCES "public"."push_subscriptions"("session_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_source_key" ON "push_messages" USING btree ("session_key","kind","source");--> statement-breakpoint
CREATE INDEX "push_messages_waiting_idx" ON "push_messages" USING btree ("send_after");--> statement-breakpoint
-- What waits goes on waiting; until now there were reminders alone.
INSERT INTO "push_messages" ("id", "session_key", "kind", "source", "title", "body", "path", "send_after", "expires_at", "attempts")
SELECT gen_random_uuid(), "session_key", 'reminder', '', "message"->>'title', "message"->>'body', "message"->>'path', "send_after", now() + interval '6 hours', "attempts"
FROM "push_subscriptions" WHERE "message" IS NOT NULL AND "send_after" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP COLUMN "send_after";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP COLUMN "attempts";