CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"quiz_id" uuid,
	"subject_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"admin_id" uuid,
	"subject_id" uuid,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"undoing" jsonb,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by_id" uuid,
	"read_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"copy" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"place" smallint NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone,
	"check_at" timestamp with time zone
);
--> statement-breakpoint
-- What players said about others in rooms becomes what others say about people: one case for each person, in which
-- everybody speaks once.
INSERT INTO "moderation_cases" ("id", "kind", "target_id", "subject_id", "opened_at")
SELECT (array_agg("id" ORDER BY "created_at", "id"))[1], 'person', "reported_id", "reported_id", min("created_at")
FROM "player_reports" GROUP BY "reported_id";
--> statement-breakpoint
INSERT INTO "moderation_reports" ("id", "case_id", "reporter_id", "reason", "details", "copy", "at")
SELECT (array_agg(said."id" ORDER BY said."created_at" DESC, said."id" DESC))[1], about."id", said."reporter_id", 'other',
	left(string_agg(said."reason", E'\n' ORDER BY said."created_at", said."id"), 500),
	jsonb_build_object('kind', 'person', 'name', person."name",
		'chat', (array_agg(said."chat" ORDER BY said."created_at" DESC, said."id" DESC))[1]),
	max(said."created_at")
FROM "player_reports" said
JOIN "moderation_cases" about ON about."target_id" = said."reported_id"
JOIN "users" person ON person."id" = said."reported_id"
GROUP BY about."id", said."reporter_id", person."name";
--> statement-breakpoint
DROP TABLE "player_reports" CASCADE;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_questions" ADD CONSTRAINT "hidden_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_key" ON "moderation_cases" USING btree ("kind","target_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_open_idx" ON "moderation_cases" USING btree ("id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_open_kind_idx" ON "moderation_cases" USING btree ("kind","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_idx" ON "moderation_cases" USING btree ("id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_kind_idx" ON "moderation_cases" USING btree ("kind","id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_subject_idx" ON "moderation_cases" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_opened_idx" ON "moderation_cases" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case_idx" ON "moderation_decisions" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_subject_idx" ON "moderation_decisions" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_unread_idx" ON "moderation_decisions" USING btree ("subject_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "moderation_decisions_admin_idx" ON "moderation_decisions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_undone_by_idx" ON "moderation_decisions" USING btree ("undone_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reports_reporter_key" ON "moderation_reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "moderation_reports_case_idx" ON "moderation_reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "moderation_reports_reporter_idx" ON "moderation_reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "hidden_questions_quiz_idx" ON "hidden_questions" USING btree ("quiz_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_questions_question_key" ON "hidden_questions" USING btree ("quiz_id","question_id") WHERE restored_at is null;--> statement-breakpoint
CREATE INDEX "hidden_questions_check_idx" ON "hidden_questions" USING btree ("check_at") WHERE check_at is not null;