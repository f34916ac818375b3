CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "contact_messages_topic" CHECK ("contact_messages"."topic" in ('general', 'programme', 'account', 'gift_voucher')),
	CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('en', 'fr', 'ar')),
	CONSTRAINT "contact_messages_not_blank" CHECK (length(btrim("contact_messages"."message")) > 0)
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id");