CREATE TABLE "game_badges" (
	"user_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"title" text NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_badges_user_id_source_id_pk" PRIMARY KEY("user_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"participants" smallint NOT NULL,
	"completed" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_quizzes" (
	"challenge_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"quiz_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"seal_id" uuid,
	CONSTRAINT "challenge_quizzes_challenge_id_place_pk" PRIMARY KEY("challenge_id","place")
);
--> statement-breakpoint
CREATE TABLE "challenge_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"first" boolean DEFAULT false NOT NULL,
	"without_prizes" boolean DEFAULT false NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_totals" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"participants" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"rewards" jsonb NOT NULL,
	"quiz_time_limit" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"game_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"seconds" integer,
	"score" integer,
	"total_marks" integer,
	"percentage" smallint,
	"passed" boolean
);
--> statement-breakpoint
ALTER TABLE "game_badges" ADD CONSTRAINT "game_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_arrivals" ADD CONSTRAINT "challenge_arrivals_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_quizzes" ADD CONSTRAINT "challenge_quizzes_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_quizzes" ADD CONSTRAINT "challenge_quizzes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_quizzes" ADD CONSTRAINT "challenge_quizzes_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_quizzes" ADD CONSTRAINT "challenge_quizzes_seal_id_quiz_seals_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."quiz_seals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD CONSTRAINT "challenge_runs_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD CONSTRAINT "challenge_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_totals" ADD CONSTRAINT "challenge_totals_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_arrivals_challenge_idx" ON "challenge_arrivals" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "challenge_quizzes_quiz_idx" ON "challenge_quizzes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "challenge_quizzes_version_idx" ON "challenge_quizzes" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "challenge_quizzes_seal_idx" ON "challenge_quizzes" USING btree ("seal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_runs_no_key" ON "challenge_runs" USING btree ("challenge_id","user_id","no");--> statement-breakpoint
CREATE INDEX "challenge_runs_user_idx" ON "challenge_runs" USING btree ("user_id","no","id");--> statement-breakpoint
CREATE INDEX "challenge_runs_first_idx" ON "challenge_runs" USING btree ("user_id","first","completed_at","id");--> statement-breakpoint
CREATE INDEX "challenges_ends_idx" ON "challenges" USING btree ("ends_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "challenges_creator_idx" ON "challenges" USING btree ("creator_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plays_run_key" ON "plays" USING btree ("run_id","quiz_id");--> statement-breakpoint
CREATE INDEX "plays_user_idx" ON "plays" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "plays_open_idx" ON "plays" USING btree ("deadline") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "plays_quiz_idx" ON "plays" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "plays_version_idx" ON "plays" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "quizzes_unpublished_idx" ON "quizzes" USING btree ("id") WHERE published_at is null;