CREATE TABLE "group_assignments" (
	"group_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	CONSTRAINT "group_assignments_group_id_quiz_id_pk" PRIMARY KEY("group_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "friend_invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" uuid
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "shows_percent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "joins_memory" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_assignments" ADD CONSTRAINT "group_assignments_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_assignments" ADD CONSTRAINT "group_assignments_share_fk" FOREIGN KEY ("group_id","quiz_id") REFERENCES "public"."group_shares"("group_id","quiz_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD CONSTRAINT "friend_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitations" ADD CONSTRAINT "friend_invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_assignments_setter_idx" ON "group_assignments" USING btree ("set_by","group_id","quiz_id");--> statement-breakpoint
CREATE INDEX "friend_invitations_inviter_idx" ON "friend_invitations" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "friend_invitations_used_by_idx" ON "friend_invitations" USING btree ("used_by");