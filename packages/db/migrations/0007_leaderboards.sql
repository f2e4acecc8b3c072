CREATE TABLE "board_counts" (
	"board" text NOT NULL,
	"level" smallint NOT NULL,
	"slot" integer NOT NULL,
	"learners" integer NOT NULL,
	CONSTRAINT "board_counts_board_level_slot_pk" PRIMARY KEY("board","level","slot")
);
--> statement-breakpoint
CREATE TABLE "board_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"xp" integer NOT NULL,
	CONSTRAINT "board_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "board_ranks" (
	"board" text NOT NULL,
	"user_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "board_ranks_board_user_id_pk" PRIMARY KEY("board","user_id")
);
--> statement-breakpoint
CREATE TABLE "board_rows" (
	"user_id" uuid NOT NULL,
	"board" text NOT NULL,
	"score" integer,
	"percentages" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "board_rows_user_id_board_pk" PRIMARY KEY("user_id","board")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"board" text PRIMARY KEY NOT NULL,
	"ends_on" date,
	"copied_on" date
);
--> statement-breakpoint
CREATE TABLE "xp_arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"attempt_ids" uuid[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "xp_periods" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "xp_periods" CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaderboard_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD CONSTRAINT "board_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_ranks" ADD CONSTRAINT "board_ranks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_arrivals" ADD CONSTRAINT "xp_arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_ranks_user_idx" ON "board_ranks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "board_rows_rank_idx" ON "board_rows" USING btree ("board","score","user_id") WHERE listed and score is not null;--> statement-breakpoint
CREATE INDEX "boards_ends_idx" ON "boards" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "boards_copied_idx" ON "boards" USING btree ("ends_on") WHERE copied_on is not null;--> statement-breakpoint
CREATE INDEX "xp_arrivals_user_idx" ON "xp_arrivals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_listing_idx" ON "users" USING btree ("id") WHERE leaderboard_listed = (leaderboard_opt_out or suspended_at is not null);