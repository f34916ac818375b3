CREATE TABLE "round_failures" (
	"round" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_failed_at" timestamp (3) with time zone NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"fault" text NOT NULL,
	"mended_at" timestamp (3) with time zone
);
