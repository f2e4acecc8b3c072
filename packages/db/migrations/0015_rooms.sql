CREATE TABLE "game_players" (
	"game_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"seal_id" uuid,
	"score" integer,
	"correct" smallint,
	"answers" jsonb,
	"rank" smallint,
	"players" smallint,
	"won" boolean DEFAULT false NOT NULL,
	"xp" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "game_players_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"host_id" uuid,
	"quiz_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"question_ids" uuid[] NOT NULL,
	"settings" jsonb NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"room_id" text NOT NULL,
	"reason" text NOT NULL,
	"chat" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "source" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_seal_id_quiz_seals_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."quiz_seals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_players_attempt_key" ON "game_players" USING btree ("user_id","attempt_id");--> statement-breakpoint
CREATE INDEX "game_players_user_idx" ON "game_players" USING btree ("user_id","game_id");--> statement-breakpoint
CREATE INDEX "game_players_seal_idx" ON "game_players" USING btree ("seal_id");--> statement-breakpoint
CREATE INDEX "games_host_idx" ON "games" USING btree ("host_id","room_id","id");--> statement-breakpoint
CREATE INDEX "games_quiz_idx" ON "games" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "games_version_idx" ON "games" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "games_running_idx" ON "games" USING btree ("id") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "player_reports_pair_key" ON "player_reports" USING btree ("reporter_id","reported_id","room_id");--> statement-breakpoint
CREATE INDEX "player_reports_reported_idx" ON "player_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "player_reports_created_idx" ON "player_reports" USING btree ("created_at","id");