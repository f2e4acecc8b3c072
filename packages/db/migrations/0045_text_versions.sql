CREATE TABLE "sitting_text_versions" (
	"sitting_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"text_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"words" smallint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"device" text,
	"client_id" uuid,
	"awaits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "sitting_text_versions_sitting_id_question_id_text_id_pk" PRIMARY KEY("sitting_id","question_id","text_id")
);
--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "text_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "awaits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "late" text;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "late_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_text_versions" ADD CONSTRAINT "sitting_text_versions_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_text_versions" ADD CONSTRAINT "sitting_text_versions_question_id_written_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."written_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitting_text_versions_question_idx" ON "sitting_text_versions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "sittings_tidy_idx" ON "sittings" USING btree ("id") WHERE published_at is not null and revision > 0;