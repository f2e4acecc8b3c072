CREATE TABLE "competencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "competencies_origin_unique" UNIQUE("origin")
);
--> statement-breakpoint
CREATE TABLE "mastered_competencies" (
	"user_id" uuid NOT NULL,
	"competency_id" uuid NOT NULL,
	"mastered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mastered_competencies_user_id_competency_id_pk" PRIMARY KEY("user_id","competency_id")
);
--> statement-breakpoint
CREATE TABLE "node_progress" (
	"user_id" uuid NOT NULL,
	"path_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"status" text NOT NULL,
	"mastery" smallint,
	"minutes" integer NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "node_progress_user_id_path_id_node_id_pk" PRIMARY KEY("user_id","path_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "path_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"prerequisites" uuid[] NOT NULL,
	"estimated_minutes" smallint NOT NULL,
	"quiz_id" uuid,
	"competency_id" uuid
);
--> statement-breakpoint
CREATE TABLE "path_progress" (
	"user_id" uuid NOT NULL,
	"path_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"worked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "path_progress_user_id_path_id_pk" PRIMARY KEY("user_id","path_id")
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"estimated_hours" smallint NOT NULL,
	"learners" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paths_origin_unique" UNIQUE("origin")
);
--> statement-breakpoint
ALTER TABLE "mastered_competencies" ADD CONSTRAINT "mastered_competencies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mastered_competencies" ADD CONSTRAINT "mastered_competencies_competency_id_competencies_id_fk" FOREIGN KEY ("competency_id") REFERENCES "public"."competencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_path_id_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_node_id_path_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."path_nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_nodes" ADD CONSTRAINT "path_nodes_path_id_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_nodes" ADD CONSTRAINT "path_nodes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_nodes" ADD CONSTRAINT "path_nodes_competency_id_competencies_id_fk" FOREIGN KEY ("competency_id") REFERENCES "public"."competencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_progress" ADD CONSTRAINT "path_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_progress" ADD CONSTRAINT "path_progress_path_id_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mastered_competencies_competency_idx" ON "mastered_competencies" USING btree ("competency_id");--> statement-breakpoint
CREATE INDEX "node_progress_path_idx" ON "node_progress" USING btree ("path_id");--> statement-breakpoint
CREATE INDEX "node_progress_node_idx" ON "node_progress" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "path_nodes_path_idx" ON "path_nodes" USING btree ("path_id","place");--> statement-breakpoint
CREATE INDEX "path_nodes_quiz_idx" ON "path_nodes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "path_nodes_competency_idx" ON "path_nodes" USING btree ("competency_id");--> statement-breakpoint
CREATE INDEX "path_progress_path_idx" ON "path_progress" USING btree ("path_id");--> statement-breakpoint
CREATE INDEX "path_progress_worked_idx" ON "path_progress" USING btree ("user_id","worked_at","path_id");