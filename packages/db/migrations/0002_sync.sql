CREATE TABLE "digest_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "op_failures" (
	"user_id" uuid NOT NULL,
	"op_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "op_failures_user_id_op_id_pk" PRIMARY KEY("user_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "op_receipts" (
	"user_id" uuid NOT NULL,
	"op_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"body_hash" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"message" text,
	"parked_body" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "op_receipts_user_id_op_id_pk" PRIMARY KEY("user_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "sync_clients" (
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"protocol" integer NOT NULL,
	"last_push_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_clients_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "quizzes" drop column "search";--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(title || ' ' || category || ' ' || description, '-–—/.,:;()''"&+', repeat(' ', 14)))) STORED;--> statement-breakpoint
ALTER TABLE "digest_differences" ADD CONSTRAINT "digest_differences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "op_failures" ADD CONSTRAINT "op_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "op_receipts" ADD CONSTRAINT "op_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_clients" ADD CONSTRAINT "sync_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_differences_client_idx" ON "digest_differences" USING btree ("user_id","client_id","found_at");--> statement-breakpoint
CREATE INDEX "digest_differences_found_idx" ON "digest_differences" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "op_failures_failed_idx" ON "op_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "op_receipts_received_idx" ON "op_receipts" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "op_receipts_parked_idx" ON "op_receipts" USING btree ("received_at","user_id") WHERE status = 'parked';--> statement-breakpoint
CREATE INDEX "op_receipts_rejected_idx" ON "op_receipts" USING btree ("received_at","code") WHERE status = 'rejected';--> statement-breakpoint
CREATE INDEX "sync_clients_push_idx" ON "sync_clients" USING btree ("last_push_at");--> statement-breakpoint
CREATE INDEX "sync_rows_tombstones_idx" ON "sync_rows" USING btree ("version") WHERE deleted;--> statement-breakpoint
CREATE INDEX "quizzes_search_idx" ON "quizzes" USING gin ("search");
