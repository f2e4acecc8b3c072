CREATE TABLE "quiz_questions" (
	"quiz_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "quiz_questions_quiz_id_no_pk" PRIMARY KEY("quiz_id","no")
);
--> statement-breakpoint
ALTER TABLE "packs" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "serializer" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD COLUMN "question_nos" integer[];--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "stored_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_questions_question_idx" ON "quiz_questions" USING btree ("quiz_id","question_id");--> statement-breakpoint
-- Each wording of a question once. Its text comes from the pack, byte for byte, so that the pack can be made of it again.
DO $$
DECLARE
	version record;
	asked record;
	nos integer[];
	found integer;
BEGIN
	FOR version IN
		SELECT v.id, v.quiz_id, coalesce((p.body::json -> 'questions'), v.questions::text::json) AS questions
		FROM quiz_versions v LEFT JOIN packs p ON p.version_id = v.id AND p.keyed
		ORDER BY v.quiz_id, v.number
	LOOP
		nos := '{}';
		FOR asked IN SELECT value::text AS content, (value ->> 'id')::uuid AS id FROM json_array_elements(version.questions) LOOP
			SELECT no INTO found FROM quiz_questions
			WHERE quiz_id = version.quiz_id AND question_id = asked.id AND content = asked.content;
			IF found IS NULL THEN
				SELECT coalesce(max(no), 0) + 1 INTO found FROM quiz_questions WHERE quiz_id = version.quiz_id;
				INSERT INTO quiz_questions VALUES (version.quiz_id, found, asked.id, asked.content);
			END IF;
			nos := nos || found;
		END LOOP;
		UPDATE quiz_versions SET question_nos = nos WHERE id = version.id;
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "quiz_versions" ALTER COLUMN "question_nos" SET NOT NULL;--> statement-breakpoint
-- Somebody may have any of them.
UPDATE "packs" SET "served_at" = now();--> statement-breakpoint
UPDATE "quizzes" SET "stored_bytes" = (SELECT coalesce(sum(octet_length("content")), 0) FROM "quiz_questions" WHERE "quiz_id" = "quizzes"."id");--> statement-breakpoint
ALTER TABLE "quiz_versions" DROP COLUMN "questions";