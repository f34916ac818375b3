CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_on" date NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"payer_id" uuid,
	"charge_id" uuid,
	"word" text,
	"settled_by_id" uuid,
	"settled_at" timestamp (3) with time zone,
	"matches" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_one" UNIQUE("account","key"),
	CONSTRAINT "bank_lines_currency" CHECK ("bank_lines"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "bank_lines_state" CHECK ("bank_lines"."state" in ('open', 'matched', 'aside')),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" > 0),
	CONSTRAINT "bank_lines_matched" CHECK (("bank_lines"."state" = 'matched') = ("bank_lines"."payer_id" is not null)),
	CONSTRAINT "bank_lines_aside" CHECK (("bank_lines"."state" = 'aside') = ("bank_lines"."word" is not null)),
	CONSTRAINT "bank_lines_when" CHECK (("bank_lines"."state" = 'open') = ("bank_lines"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_mappings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"separator" text NOT NULL,
	"decimal_sign" text NOT NULL,
	"day_order" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_mappings_one_row" CHECK ("bank_mappings"."only"),
	CONSTRAINT "bank_mappings_separator" CHECK ("bank_mappings"."separator" in ('semicolon', 'comma', 'tab')),
	CONSTRAINT "bank_mappings_decimals" CHECK ("bank_mappings"."decimal_sign" in (',', '.')),
	CONSTRAINT "bank_mappings_days" CHECK ("bank_mappings"."day_order" in ('dmy', 'mdy', 'ymd'))
);
--> statement-breakpoint
CREATE TABLE "billing_values" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"price_notice_days" integer DEFAULT 30 NOT NULL,
	"skip_when_covered" boolean DEFAULT false NOT NULL,
	"retry_days" integer[] DEFAULT '{1,3,5,7}' NOT NULL,
	"grace_days" integer DEFAULT 7 NOT NULL,
	"grace_lessons" integer DEFAULT 2 NOT NULL,
	"cancel_hours" integer DEFAULT 24 NOT NULL,
	"keep_days" integer DEFAULT 14 NOT NULL,
	"approval_limit" integer DEFAULT 20000 NOT NULL,
	"pause_days" integer DEFAULT 56 NOT NULL,
	"voucher_months" integer DEFAULT 24 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_values_one_row" CHECK ("billing_values"."only"),
	CONSTRAINT "billing_values_notice" CHECK ("billing_values"."price_notice_days" between 7 and 90),
	CONSTRAINT "billing_values_retries" CHECK (cardinality("billing_values"."retry_days") <= 8
        and 1 <= all ("billing_values"."retry_days")
        and 28 >= all ("billing_values"."retry_days")),
	CONSTRAINT "billing_values_grace_days" CHECK ("billing_values"."grace_days" between 0 and 28),
	CONSTRAINT "billing_values_grace_lessons" CHECK ("billing_values"."grace_lessons" between 0 and 8),
	CONSTRAINT "billing_values_cancel" CHECK ("billing_values"."cancel_hours" between 2 and 72),
	CONSTRAINT "billing_values_keep" CHECK ("billing_values"."keep_days" between 0 and 56),
	CONSTRAINT "billing_values_approval" CHECK ("billing_values"."approval_limit" between 0 and 10000000),
	CONSTRAINT "billing_values_pause" CHECK ("billing_values"."pause_days" between 0 and 182),
	CONSTRAINT "billing_values_vouchers" CHECK ("billing_values"."voucher_months" between 12 and 60)
);
--> statement-breakpoint
CREATE TABLE "charge_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"minutes" integer NOT NULL,
	"list_amount" integer NOT NULL,
	"discount_points" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"tax_country" text NOT NULL,
	"tax_points" integer NOT NULL,
	"tax_ground" text NOT NULL,
	CONSTRAINT "charge_lines_trigger" CHECK ("charge_lines"."trigger" in ('first', 'hours', 'time', 'top_up', 'gift')),
	CONSTRAINT "charge_lines_minutes" CHECK ("charge_lines"."minutes" > 0),
	CONSTRAINT "charge_lines_amounts" CHECK ("charge_lines"."tax" between 0 and "charge_lines"."amount" and "charge_lines"."amount" <= "charge_lines"."list_amount"),
	CONSTRAINT "charge_lines_discount" CHECK ("charge_lines"."discount_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"number" bigint NOT NULL,
	"payer_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_key_unique" UNIQUE("key"),
	CONSTRAINT "charges_number_unique" UNIQUE("number"),
	CONSTRAINT "charges_cause" CHECK ("charges"."cause" in ('order', 'renewal', 'top_up', 'gift')),
	CONSTRAINT "charges_currency" CHECK ("charges"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "charges_state" CHECK ("charges"."state" in ('due', 'paid', 'void')),
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" >= 0),
	CONSTRAINT "charges_paid" CHECK (("charges"."state" = 'paid') = ("charges"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	"reason" text NOT NULL,
	"decided_by_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"proof_key" text,
	"proof_mime_type" text,
	"proof_size_bytes" integer,
	"proof_sha256" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_proof_key_unique" UNIQUE("proof_key"),
	CONSTRAINT "discounts_points" CHECK ("discounts"."basis_points" between 1 and 10000),
	CONSTRAINT "discounts_proof" CHECK (num_nulls("discounts"."proof_key", "discounts"."proof_mime_type", "discounts"."proof_size_bytes", "discounts"."proof_sha256") % 4 = 0),
	CONSTRAINT "discounts_order" CHECK ("discounts"."ends_at" is null or "discounts"."starts_at" < "discounts"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"evidence_until" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_reference" UNIQUE("provider","reference"),
	CONSTRAINT "disputes_provider" CHECK ("disputes"."provider" in ('stripe', 'paypal', 'bank')),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "disputes_currency" CHECK ("disputes"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "disputes_withdrawn" CHECK ("disputes"."withdrawn" between 0 and "disputes"."amount"),
	CONSTRAINT "disputes_closed" CHECK (("disputes"."state" = 'open') = ("disputes"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	"last_hash" text NOT NULL,
	"last_issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_series_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_series_kind" CHECK ("document_series"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "document_series_number" CHECK ("document_series"."last_number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"payer_id" uuid NOT NULL,
	"charge_id" uuid,
	"refund_id" uuid,
	"snapshot" jsonb NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"pdf_key" text,
	CONSTRAINT "documents_key_unique" UNIQUE("key"),
	CONSTRAINT "documents_number" UNIQUE("kind","year","number"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "documents_positive" CHECK ("documents"."number" > 0),
	CONSTRAINT "documents_hashes" CHECK (length("documents"."hash") = 64 and length("documents"."previous_hash") = 64)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"subject" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_one" UNIQUE("kind","unit","subject"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('minutes', 'owed', 'issued', 'taught', 'clearing', 'suspense', 'credit', 'deferred', 'voucher', 'earned', 'vat', 'fees', 'chargeback')),
	CONSTRAINT "ledger_accounts_unit" CHECK ("ledger_accounts"."unit" in ('MIN', 'EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "ledger_accounts_kept" CHECK (("ledger_accounts"."balance" is null) = "ledger_accounts"."kind" in ('issued', 'taught', 'earned', 'fees')),
	CONSTRAINT "ledger_accounts_credit" CHECK (not "ledger_accounts"."kind" in ('minutes', 'credit', 'deferred', 'voucher') or "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_debit" CHECK (not "ledger_accounts"."kind" in ('owed') or "ledger_accounts"."balance" <= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"ledger_account" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_line_pk" PRIMARY KEY("transaction_id","line"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"lines" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('payment', 'period', 'lesson', 'refund', 'voucher', 'transfer', 'fee', 'dispute', 'correction')),
	CONSTRAINT "ledger_transactions_lines" CHECK ("ledger_transactions"."lines" > 1)
);
--> statement-breakpoint
CREATE TABLE "legal_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" uuid,
	"charge_id" uuid,
	"payer_id" uuid,
	"said" jsonb NOT NULL,
	"shown" text NOT NULL,
	"shown_hash" text NOT NULL,
	"language" text NOT NULL,
	"acted_at" timestamp (3) with time zone NOT NULL,
	"matched_at" timestamp (3) with time zone,
	"matched_by_id" uuid,
	"match_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "legal_acts_key_unique" UNIQUE("key"),
	CONSTRAINT "legal_acts_kind" CHECK ("legal_acts"."kind" in ('order', 'early_lessons', 'withdrawal', 'leaving', 'method_consent', 'price_notice')),
	CONSTRAINT "legal_acts_language" CHECK ("legal_acts"."language" in ('en', 'fr', 'ar')),
	CONSTRAINT "legal_acts_hash" CHECK ("legal_acts"."shown_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "legal_acts_matched" CHECK ("legal_acts"."matched_at" is null or "legal_acts"."subscription_id" is not null or length(btrim("legal_acts"."match_note")) > 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"period_id" uuid,
	"minutes" integer NOT NULL,
	CONSTRAINT "lesson_uses_one" UNIQUE NULLS NOT DISTINCT("session_id","student_id","period_id"),
	CONSTRAINT "lesson_uses_minutes" CHECK ("lesson_uses"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "payer_profiles" (
	"payer_id" uuid PRIMARY KEY NOT NULL,
	"payer_name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payer_profiles_country" CHECK ("payer_profiles"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"account" text,
	"expires_year" integer,
	"expires_month" integer,
	"removed_at" timestamp (3) with time zone,
	"forgotten_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_provider" CHECK ("payment_methods"."provider" in ('stripe', 'paypal', 'bank')),
	CONSTRAINT "payment_methods_forgotten" CHECK ("payment_methods"."forgotten_at" is null or "payment_methods"."removed_at" is not null),
	CONSTRAINT "payment_methods_last4" CHECK (length("payment_methods"."last4") <= 4)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"given_there" integer DEFAULT 0 NOT NULL,
	"reference" text,
	"page" text,
	"decline" text,
	"decline_code" text,
	"is_strange" boolean DEFAULT false NOT NULL,
	"first_sent_at" timestamp (3) with time zone NOT NULL,
	"look_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'paypal', 'bank')),
	CONSTRAINT "payments_way" CHECK ("payments"."way" in ('page', 'saved', 'transfer')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('sending', 'open', 'succeeded', 'failed', 'canceled', 'unclear')),
	CONSTRAINT "payments_currency" CHECK ("payments"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "payments_decline" CHECK ("payments"."decline" in ('soft', 'hard', 'bank')),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount"),
	CONSTRAINT "payments_given_there" CHECK ("payments"."given_there" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"trigger" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"used_minutes" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"gave_all" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "periods_number" UNIQUE("subscription_id","number"),
	CONSTRAINT "periods_trigger" CHECK ("periods"."trigger" in ('first', 'hours', 'time', 'top_up', 'gift')),
	CONSTRAINT "periods_currency" CHECK ("periods"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "periods_order" CHECK ("periods"."starts_at" < "periods"."ends_at"),
	CONSTRAINT "periods_minutes" CHECK ("periods"."minutes" > 0 and "periods"."used_minutes" between 0 and "periods"."minutes"),
	CONSTRAINT "periods_amounts" CHECK ("periods"."net" >= 0 and "periods"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	"set_by_id" uuid,
	CONSTRAINT "plan_prices_plan_id_currency_valid_from_pk" PRIMARY KEY("plan_id","currency","valid_from"),
	CONSTRAINT "plan_prices_currency" CHECK ("plan_prices"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "plan_prices_amount" CHECK ("plan_prices"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lessons_per_week" integer NOT NULL,
	"length_minutes" integer NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_rhythm" CHECK ("plans"."lessons_per_week" > 0 and "plans"."length_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"look_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "provider_events_provider_event_pk" PRIMARY KEY("provider","event"),
	CONSTRAINT "provider_events_provider" CHECK ("provider_events"."provider" in ('stripe', 'paypal', 'bank')),
	CONSTRAINT "provider_events_about" CHECK ("provider_events"."about" in ('payment', 'dispute'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"payment_id" uuid,
	"subscription_id" uuid,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"asked_by_id" uuid,
	"approved_by_id" uuid,
	"note" text,
	"look_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_currency" CHECK ("refunds"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('leaving', 'withdrawal', 'staff', 'closing')),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('to_approve', 'sending', 'to_transfer', 'done', 'failed', 'refused')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_two" CHECK ("refunds"."approved_by_id" <> "refunds"."asked_by_id")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"form" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"registration" text NOT NULL,
	"tax_number" text NOT NULL,
	"customer_email" text NOT NULL,
	"phone" text NOT NULL,
	"publisher" text NOT NULL,
	"host" text NOT NULL,
	"mediator" text NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"account_holder" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_one_row" CHECK ("sellers"."only"),
	CONSTRAINT "sellers_country" CHECK ("sellers"."country" = '' or "sellers"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "sellers_iban" CHECK ("sellers"."iban" = '' or "sellers"."iban" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
	CONSTRAINT "sellers_currency" CHECK ("sellers"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"next_plan_id" uuid,
	"currency" text NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"has_asked_early" boolean DEFAULT false NOT NULL,
	"payer_zone" text NOT NULL,
	"country" text NOT NULL,
	"quote_hash" text NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"noticed_at" timestamp (3) with time zone,
	"noticed_number" integer,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('ordered', 'active', 'paused', 'leaving', 'ended')),
	CONSTRAINT "subscriptions_currency" CHECK ("subscriptions"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."state" = 'ended') = ("subscriptions"."ended_at" is not null)),
	CONSTRAINT "subscriptions_started" CHECK ("subscriptions"."started_at" is not null or "subscriptions"."state" in ('ordered', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text,
	"basis_points" integer NOT NULL,
	"ground" text DEFAULT '' NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"set_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rules_one" UNIQUE NULLS NOT DISTINCT("country","valid_from"),
	CONSTRAINT "tax_rules_country" CHECK ("tax_rules"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "tax_rules_rate" CHECK ("tax_rules"."basis_points" between 0 and 3000),
	CONSTRAINT "tax_rules_ground" CHECK ("tax_rules"."basis_points" > 0 or length(btrim("tax_rules"."ground")) > 0)
);
--> statement-breakpoint
CREATE TABLE "unpaid_lessons" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'kept' NOT NULL,
	"cancelled_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "unpaid_lessons_state" CHECK ("unpaid_lessons"."state" in ('kept', 'returned', 'freed')),
	CONSTRAINT "unpaid_lessons_settled" CHECK (("unpaid_lessons"."state" = 'kept') = ("unpaid_lessons"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "voucher_uses_one" UNIQUE("voucher_id","period_id"),
	CONSTRAINT "voucher_uses_amount" CHECK ("voucher_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"currency" text NOT NULL,
	"value" integer NOT NULL,
	"buyer_id" uuid,
	"buyer_zone" text,
	"charge_id" uuid,
	"recipient" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"granted_by_id" uuid,
	"code_hash" text,
	"code_sealed" text,
	"issued_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"redeemed_by_id" uuid,
	"redeemed_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_charge_id_unique" UNIQUE("charge_id"),
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_origin" CHECK ("vouchers"."origin" in ('gift', 'goodwill')),
	CONSTRAINT "vouchers_currency" CHECK ("vouchers"."currency" in ('EUR', 'CHF', 'CAD', 'MAD', 'USD')),
	CONSTRAINT "vouchers_value" CHECK ("vouchers"."value" > 0),
	CONSTRAINT "vouchers_gift" CHECK (("vouchers"."origin" = 'gift') = ("vouchers"."charge_id" is not null)),
	CONSTRAINT "vouchers_issued" CHECK (num_nulls("vouchers"."code_hash", "vouchers"."issued_at", "vouchers"."expires_at") % 3 = 0),
	CONSTRAINT "vouchers_redeemed" CHECK (("vouchers"."redeemed_by_id" is null) = ("vouchers"."redeemed_at" is null)
        and ("vouchers"."redeemed_at" is null or ("vouchers"."issued_at" is not null and "vouchers"."returned_at" is null)))
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sura" integer,
	"aya" integer,
	"word" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_messages_said" CHECK ("room_messages"."text" <> '' or "room_messages"."word" is not null),
	CONSTRAINT "room_messages_word" CHECK (("room_messages"."sura" is null) = ("room_messages"."word" is null) and ("room_messages"."aya" is null) = ("room_messages"."word" is null))
);
--> statement-breakpoint
CREATE TABLE "room_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"pupil_id" uuid,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"away_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "room_seats_role" CHECK ("room_seats"."role" in ('teacher', 'pupil', 'listener', 'staff')),
	CONSTRAINT "room_seats_pupil" CHECK (("room_seats"."role" = 'pupil') = ("room_seats"."pupil_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "room_strokes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"board" integer NOT NULL,
	"colour" text NOT NULL,
	"width" integer NOT NULL,
	"points" jsonb NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"wiped_at" timestamp (3) with time zone,
	CONSTRAINT "room_strokes_colour" CHECK ("room_strokes"."colour" in ('ink', 'clay', 'lapis'))
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"view" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"page_turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "seeing_as" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sign_in_id" uuid,
	"staff_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seeing_as_sign_in_id_unique" UNIQUE("sign_in_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"language" text NOT NULL,
	"rights" text[] DEFAULT '{}' NOT NULL,
	"invited_by_id" uuid,
	"token_hash" text NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_language" CHECK ("staff_invitations"."language" in ('en', 'fr', 'ar')),
	CONSTRAINT "staff_invitations_ended_once" CHECK ("staff_invitations"."withdrawn_at" is null or "staff_invitations"."accepted_at" is null)
);
--> statement-breakpoint
CREATE TABLE "two_step_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_rights" (
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_rights_user_id_right_pk" PRIMARY KEY("user_id","right"),
	CONSTRAINT "staff_rights_known" CHECK ("staff_rights"."right" in ('people', 'lessons', 'content', 'money', 'pay', 'audit'))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_known" CHECK ("user_roles"."role" in ('student', 'teacher', 'guardian', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" "citext",
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"gender" text,
	"phone_number" text,
	"bio" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"notify_by_email" boolean DEFAULT true NOT NULL,
	"notify_by_sms" boolean DEFAULT false NOT NULL,
	"notify_session_reminders" boolean DEFAULT true NOT NULL,
	"notify_marketing" boolean DEFAULT false NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"closed_at" timestamp (3) with time zone,
	"remove_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_words" text GENERATED ALWAYS AS (name_words(name)) STORED NOT NULL,
	"name_sound" text GENERATED ALWAYS AS (sound_of(name)) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_quiet" CHECK (("users"."quiet_from" is null) = ("users"."quiet_to" is null)),
	CONSTRAINT "users_quiet_minutes" CHECK ("users"."quiet_from" between 0 and 1439 and "users"."quiet_to" between 0 and 1439),
	CONSTRAINT "users_closed" CHECK ("users"."remove_after" is null or "users"."closed_at" is not null),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('T', 'S', 'P', 'A')),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('M', 'F')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'fr', 'ar')),
	CONSTRAINT "users_email" CHECK ("users"."email" is not null or "users"."role" = 'S' or "users"."closed_at" is not null),
	CONSTRAINT "users_name_not_blank" CHECK (length(btrim("users"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"person_id" uuid,
	"reason" text NOT NULL,
	"waits_since" timestamp (3) with time zone NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"lost_cause" text,
	"owner_id" uuid,
	"next_step" text DEFAULT '' NOT NULL,
	"due_on" date,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "leads_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "leads_one_subject" CHECK (num_nonnulls("leads"."message_id", "leads"."person_id") = 1),
	CONSTRAINT "leads_reason" CHECK ("leads"."reason" in ('message', 'no_lesson', 'trial')),
	CONSTRAINT "leads_stage_known" CHECK ("leads"."stage" in ('new', 'contacted', 'trial', 'decided', 'lost')),
	CONSTRAINT "leads_lost" CHECK (("leads"."stage" = 'lost') = ("leads"."lost_cause" is not null)),
	CONSTRAINT "leads_lost_cause" CHECK ("leads"."lost_cause" in ('price', 'hours', 'no_answer', 'elsewhere', 'later', 'other')),
	CONSTRAINT "leads_next_step" CHECK (length("leads"."next_step") <= 200),
	CONSTRAINT "leads_note" CHECK (length("leads"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"holds_from" date NOT NULL,
	"notice_hours" integer NOT NULL,
	"make_ups_per_month" integer NOT NULL,
	"moves_per_lesson" integer NOT NULL,
	"make_up_days" integer,
	"set_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_day" UNIQUE("holds_from"),
	CONSTRAINT "policies_notice" CHECK ("policies"."notice_hours" between 1 and 72),
	CONSTRAINT "policies_make_ups" CHECK ("policies"."make_ups_per_month" between 1 and 10),
	CONSTRAINT "policies_moves" CHECK ("policies"."moves_per_lesson" between 1 and 5),
	CONSTRAINT "policies_make_up_days" CHECK ("policies"."make_up_days" between 14 and 365)
);
--> statement-breakpoint
CREATE TABLE "recognitions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"body" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"added_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recognitions_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "recognitions_said" CHECK ("recognitions"."body" <> '' and "recognitions"."number" <> ''),
	CONSTRAINT "recognitions_size" CHECK ("recognitions"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"consented_on" date NOT NULL,
	"consent_note" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_language" CHECK ("testimonials"."language" in ('en', 'fr', 'ar')),
	CONSTRAINT "testimonials_words" CHECK (length(btrim("testimonials"."words")) > 0 and length("testimonials"."words") <= 600),
	CONSTRAINT "testimonials_author" CHECK (length(btrim("testimonials"."author")) > 0),
	CONSTRAINT "testimonials_consent" CHECK (length(btrim("testimonials"."consent_note")) > 0 and length("testimonials"."consent_note") <= 200),
	CONSTRAINT "testimonials_shown" CHECK ("testimonials"."published_at" is null or "testimonials"."archived_at" is null)
);
--> statement-breakpoint
CREATE TABLE "kept_drafts" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_drafts_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "mushaf_approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"edition" text NOT NULL,
	"text_digest" text NOT NULL,
	"lines_digest" text NOT NULL,
	"reader" text NOT NULL,
	"approved_on" date NOT NULL,
	"recorded_by_id" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "mushaf_approvals_reader" CHECK (length("mushaf_approvals"."reader") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "mushaf_places" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"page" integer NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mushaf_places_page" CHECK ("mushaf_places"."page" between 1 and 604)
);
--> statement-breakpoint
CREATE TABLE "periodic_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"figures" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"return_note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_by_id" uuid,
	"waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "periodic_reports_once" UNIQUE("student_id","teacher_id","period_start"),
	CONSTRAINT "periodic_reports_status" CHECK ("periodic_reports"."status" in ('draft', 'submitted', 'approved')),
	CONSTRAINT "periodic_reports_order" CHECK ("periodic_reports"."period_start" <= "periodic_reports"."period_end"),
	CONSTRAINT "periodic_reports_approved" CHECK (("periodic_reports"."status" = 'approved') = ("periodic_reports"."approved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "reads" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reads_user_id_subject_subject_id_pk" PRIMARY KEY("user_id","subject","subject_id"),
	CONSTRAINT "reads_subject" CHECK ("reads"."subject" in ('report', 'periodic_report', 'resource'))
);
--> statement-breakpoint
CREATE TABLE "recitation_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recitation_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"at_ms" integer,
	"text" text DEFAULT '' NOT NULL,
	"sound_key" text,
	"sound_type" text,
	"sound_ms" integer,
	"sound_bytes" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recitation_comments_says" CHECK ("recitation_comments"."text" <> '' or "recitation_comments"."sound_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "recitation_homework" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"set_by_id" uuid NOT NULL,
	"session_id" uuid,
	"from_sura" integer NOT NULL,
	"from_aya" integer NOT NULL,
	"to_sura" integer NOT NULL,
	"to_aya" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "recitation_homework_range" CHECK (("recitation_homework"."from_sura", "recitation_homework"."from_aya") <= ("recitation_homework"."to_sura", "recitation_homework"."to_aya"))
);
--> statement-breakpoint
CREATE TABLE "recitation_pieces" (
	"recitation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recitation_pieces_recitation_id_number_pk" PRIMARY KEY("recitation_id","number")
);
--> statement-breakpoint
CREATE TABLE "recitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid,
	"homework_id" uuid,
	"is_placement" boolean DEFAULT false NOT NULL,
	"level" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"heard_by_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"from_sura" integer NOT NULL,
	"from_aya" integer NOT NULL,
	"to_sura" integer NOT NULL,
	"to_aya" integer NOT NULL,
	"state" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"type" text,
	"duration_ms" integer,
	"size_bytes" integer,
	"storage_key" text,
	"peaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_until" timestamp (3) with time zone,
	CONSTRAINT "recitations_state" CHECK ("recitations"."state" in ('recording', 'kept', 'gone')),
	CONSTRAINT "recitations_level" CHECK ("recitations"."level" in ('letters', 'words', 'ayat', 'rules', 'tajwid')),
	CONSTRAINT "recitations_placed" CHECK ("recitations"."level" is null or ("recitations"."is_placement" and "recitations"."answered_at" is not null)),
	CONSTRAINT "recitations_kept" CHECK (("recitations"."state" = 'kept') = ("recitations"."storage_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"internal_note" text DEFAULT '' NOT NULL,
	"written_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_versions_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
CREATE TABLE "resource_assignments" (
	"resource_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_assignments_resource_id_student_id_pk" PRIMARY KEY("resource_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "resource_versions" (
	"resource_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_versions_resource_id_version_pk" PRIMARY KEY("resource_id","version"),
	CONSTRAINT "resource_versions_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "resource_versions_size" CHECK ("resource_versions"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_type" CHECK ("resources"."type" in ('PDF', 'Video', 'Document', 'Presentation', 'Picture', 'Audio'))
);
--> statement-breakpoint
CREATE TABLE "session_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"grade" text,
	"attendance" text,
	"content" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"draft_saved_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_reports_once" UNIQUE("session_id","student_id"),
	CONSTRAINT "session_reports_attendance" CHECK ("session_reports"."attendance" in ('present', 'late', 'absent')),
	CONSTRAINT "session_reports_grade" CHECK ("session_reports"."grade" in ('Excellent', 'Good', 'Average')),
	CONSTRAINT "session_reports_graded_when_submitted" CHECK ("session_reports"."grade" is null or "session_reports"."submitted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "set_phrase_versions" (
	"phrase_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "set_phrase_versions_phrase_id_version_pk" PRIMARY KEY("phrase_id","version")
);
--> statement-breakpoint
CREATE TABLE "set_phrases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "set_phrases_kind" CHECK ("set_phrases"."kind" in ('strength', 'point', 'homework'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"resource_id" uuid,
	"finished_at" timestamp (3) with time zone,
	"lease_holder" uuid,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_lease" CHECK (("uploads"."lease_holder" is null) = ("uploads"."lease_until" is null))
);
--> statement-breakpoint
CREATE TABLE "word_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid,
	"recitation_id" uuid,
	"at_ms" integer,
	"edition" text NOT NULL,
	"sura" integer NOT NULL,
	"aya" integer NOT NULL,
	"word" integer NOT NULL,
	"page" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"marker" text NOT NULL,
	"marked_by_id" uuid NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"shown_from" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"voided_by_id" uuid,
	CONSTRAINT "word_marks_kind" CHECK ("word_marks"."kind" in ('forgot', 'prompted', 'skipped-word', 'skipped-aya', 'swapped', 'added', 'order', 'hesitation', 'self-corrected', 'makhraj', 'quality', 'letter-exchanged', 'vowel', 'sukun', 'shadda', 'ghunnah', 'idgham', 'ikhfa', 'iqlab', 'izhar', 'qalqalah', 'madd', 'lam', 'ra', 'wrong-stop', 'wrong-restart', 'breath', 'pace')),
	CONSTRAINT "word_marks_marker" CHECK ("word_marks"."marker" in ('teacher', 'parent', 'pupil')),
	CONSTRAINT "word_marks_place" CHECK ("word_marks"."sura" between 1 and 114 and "word_marks"."aya" >= 1 and "word_marks"."word" >= 1),
	CONSTRAINT "word_marks_voided" CHECK (("word_marks"."voided_at" is null) = ("word_marks"."voided_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "card_decks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"programme" text,
	"made_by_id" uuid NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "card_decks_kind" CHECK ("card_decks"."kind" in ('vocabulary', 'rule'))
);
--> statement-breakpoint
CREATE TABLE "card_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"day" date NOT NULL,
	"grade" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_reviews_grade" CHECK ("card_reviews"."grade" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deck_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"arabic" text NOT NULL,
	"meaning" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sound_key" text,
	"sound_type" text,
	"picture_key" text,
	"picture_type" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deck_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deck_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"new_per_day" integer NOT NULL,
	"given_by_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "deck_assignments_new" CHECK ("deck_assignments"."new_per_day" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "ear_answers" (
	"student_id" uuid NOT NULL,
	"pair" text NOT NULL,
	"day" date NOT NULL,
	"heard" integer NOT NULL,
	"right" integer NOT NULL,
	CONSTRAINT "ear_answers_student_id_pair_day_pk" PRIMARY KEY("student_id","pair","day"),
	CONSTRAINT "ear_answers_pair" CHECK ("ear_answers"."pair" in ('ح/ه', 'ع/ء', 'ق/ك', 'ص/س', 'ط/ت', 'ض/د', 'ظ/ز', 'ث/س', 'خ/غ', 'short/long')),
	CONSTRAINT "ear_answers_count" CHECK ("ear_answers"."right" between 0 and "ear_answers"."heard")
);
--> statement-breakpoint
CREATE TABLE "memory_evenings" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plan" jsonb NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_evenings_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "memory_pages" (
	"student_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"known" integer NOT NULL,
	"learned_day" integer,
	"learned_before" boolean NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"last_day" integer NOT NULL,
	"last_grade" integer,
	"heard_day" integer,
	"not_after" integer,
	"lapses" integer NOT NULL,
	CONSTRAINT "memory_pages_student_id_page_pk" PRIMARY KEY("student_id","page"),
	CONSTRAINT "memory_pages_learned" CHECK (not ("memory_pages"."learned_before" and "memory_pages"."learned_day" is not null))
);
--> statement-breakpoint
CREATE TABLE "memory_plans" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"pages" integer NOT NULL,
	"cycle_days" integer NOT NULL,
	"recent_days" integer NOT NULL,
	"days_off" integer[] NOT NULL,
	"mode" text NOT NULL,
	"mode_until" date,
	"exam_first" integer,
	"exam_last" integer,
	"set_by_id" uuid NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_plans_mode" CHECK ("memory_plans"."mode" in ('usual', 'ramadan', 'exam')),
	CONSTRAINT "memory_plans_minutes" CHECK ("memory_plans"."minutes" between 5 and 240),
	CONSTRAINT "memory_plans_pages" CHECK ("memory_plans"."pages" between 1 and 60),
	CONSTRAINT "memory_plans_cycle" CHECK ("memory_plans"."cycle_days" between 7 and 365),
	CONSTRAINT "memory_plans_recent" CHECK ("memory_plans"."recent_days" between 7 and 30),
	CONSTRAINT "memory_plans_days" CHECK (cardinality("memory_plans"."days_off") <= 6),
	CONSTRAINT "memory_plans_exam" CHECK (("memory_plans"."mode" = 'exam') = ("memory_plans"."exam_first" is not null and "memory_plans"."exam_last" is not null))
);
--> statement-breakpoint
CREATE TABLE "memory_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"first_line" integer,
	"last_line" integer,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"by" text NOT NULL,
	"by_id" uuid NOT NULL,
	"session_id" uuid,
	"standing" text,
	"grade" integer,
	"override" integer,
	"overridden_by_id" uuid,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "memory_reviews_source" CHECK ("memory_reviews"."source" in ('beginning', 'lesson', 'evening', 'test', 'homework')),
	CONSTRAINT "memory_reviews_by" CHECK ("memory_reviews"."by" in ('teacher', 'parent', 'pupil')),
	CONSTRAINT "memory_reviews_grade" CHECK ("memory_reviews"."grade" in (1, 2, 3, 4)),
	CONSTRAINT "memory_reviews_override" CHECK ("memory_reviews"."override" in (1, 2, 3, 4)),
	CONSTRAINT "memory_reviews_standing" CHECK ("memory_reviews"."standing" in ('solid', 'shaky', 'rusty', 'not-yet')),
	CONSTRAINT "memory_reviews_says" CHECK (("memory_reviews"."standing" is null) <> ("memory_reviews"."grade" is null)),
	CONSTRAINT "memory_reviews_page_number" CHECK ("memory_reviews"."page" between 1 and 604),
	CONSTRAINT "memory_reviews_lines" CHECK (("memory_reviews"."first_line" is null and "memory_reviews"."last_line" is null) or ("memory_reviews"."first_line" between 1 and "memory_reviews"."last_line" and "memory_reviews"."last_line" <= 15))
);
--> statement-breakpoint
CREATE TABLE "minimal_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pair" text NOT NULL,
	"first_word" text NOT NULL,
	"second_word" text NOT NULL,
	"first_sound_key" text,
	"first_sound_type" text,
	"second_sound_key" text,
	"second_sound_type" text,
	"version" integer DEFAULT 1 NOT NULL,
	"made_by_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "minimal_pairs_pair_word" CHECK ("minimal_pairs"."pair" in ('ح/ه', 'ع/ء', 'ق/ك', 'ص/س', 'ط/ت', 'ض/د', 'ظ/ز', 'ث/س', 'خ/غ', 'short/long'))
);
--> statement-breakpoint
CREATE TABLE "new_portions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"first_line" integer,
	"last_line" integer,
	"session_id" uuid,
	"given_by_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "new_portions_lines" CHECK (("new_portions"."first_line" is null and "new_portions"."last_line" is null) or ("new_portions"."first_line" between 1 and "new_portions"."last_line" and "new_portions"."last_line" <= 15)),
	CONSTRAINT "new_portions_page" CHECK ("new_portions"."page" between 1 and 604)
);
--> statement-breakpoint
CREATE TABLE "recitation_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid,
	"held_by_id" uuid NOT NULL,
	"scheme_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"state" text NOT NULL,
	"memory_score" double precision,
	"tajwid_score" double precision,
	"note" text DEFAULT '' NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "recitation_tests_state" CHECK ("recitation_tests"."state" in ('running', 'finished', 'dropped')),
	CONSTRAINT "recitation_tests_scores" CHECK (("recitation_tests"."state" = 'finished') = ("recitation_tests"."memory_score" is not null and "recitation_tests"."tajwid_score" is not null))
);
--> statement-breakpoint
CREATE TABLE "scoring_schemes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"points" jsonb NOT NULL,
	"made_by_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "similar_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"first_sura" integer NOT NULL,
	"first_aya" integer NOT NULL,
	"second_sura" integer NOT NULL,
	"second_aya" integer NOT NULL,
	"linked_by_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "similar_places_order" CHECK (("similar_places"."first_sura", "similar_places"."first_aya") < ("similar_places"."second_sura", "similar_places"."second_aya"))
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_event_channel_pk" PRIMARY KEY("user_id","event","channel"),
	CONSTRAINT "notification_choices_channel" CHECK ("notification_choices"."channel" in ('email', 'push', 'sms', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "notification_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"params" jsonb NOT NULL,
	"path" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("user_id","key"),
	CONSTRAINT "notifications_seq" UNIQUE("user_id","seq")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"user_id" uuid,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"params" jsonb NOT NULL,
	"key" text,
	"session_id" uuid,
	"session_sequence" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"send_after" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messages_once" UNIQUE("user_id","channel","key"),
	CONSTRAINT "outbox_messages_channel" CHECK ("outbox_messages"."channel" in ('email', 'push', 'sms', 'whatsapp')),
	CONSTRAINT "outbox_messages_state" CHECK ("outbox_messages"."state" in ('waiting', 'sending', 'sent', 'dropped', 'failed', 'unclear'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_in_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "wordings" (
	"template" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wordings_template_language_pk" PRIMARY KEY("template","language"),
	CONSTRAINT "wordings_language" CHECK ("wordings"."language" in ('en', 'fr', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"programme_id" uuid,
	"lessons_per_week" integer,
	"length_minutes" integer,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"brought_together_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_weekly" CHECK (("agreements"."lessons_per_week" is null) = ("agreements"."length_minutes" is null)
        and "agreements"."lessons_per_week" > 0 and "agreements"."length_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	"year" integer,
	"valid_until" date,
	"duration_ms" integer,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"judged_at" timestamp (3) with time zone,
	"judged_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "application_files_kind" CHECK ("application_files"."kind" in ('recitation', 'certificate')),
	CONSTRAINT "application_files_state" CHECK ("application_files"."state" in ('pending', 'checked', 'refused')),
	CONSTRAINT "application_files_size" CHECK ("application_files"."size_bytes" > 0),
	CONSTRAINT "application_files_recitation" CHECK (("application_files"."kind" = 'recitation') = ("application_files"."duration_ms" is not null)
        and ("application_files"."kind" = 'recitation') = ("application_files"."title" = '')
        and ("application_files"."kind" = 'certificate' or "application_files"."valid_until" is null)),
	CONSTRAINT "application_files_refused" CHECK ("application_files"."state" <> 'refused' or "application_files"."note" <> ''),
	CONSTRAINT "application_files_judged" CHECK (("application_files"."state" = 'pending') = ("application_files"."judged_at" is null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"guardian_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"version" text,
	CONSTRAINT "consents_guardian_id_student_id_pk" PRIMARY KEY("guardian_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payer_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_members_family_id_user_id_pk" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "family_members_kind" CHECK ("family_members"."kind" in ('guardian', 'child'))
);
--> statement-breakpoint
CREATE TABLE "gender_exceptions" (
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"allowed_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gender_exceptions_student_id_teacher_id_pk" PRIMARY KEY("student_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "guardian_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"student_id" uuid NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"accepted_by_id" uuid,
	"accepted_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardian_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_notes_text" CHECK (length("person_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "placement_sounds" (
	"item_id" text PRIMARY KEY NOT NULL,
	"sound_key" text NOT NULL,
	"sound_type" text NOT NULL,
	"recorded_by_id" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"ability" real NOT NULL,
	"error" real NOT NULL,
	"band" text NOT NULL,
	"confidence" text NOT NULL,
	"skills" jsonb NOT NULL,
	"confirmed_band" text,
	"confirmed_by_id" uuid,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "placements_band" CHECK ("placements"."band" in ('A0', 'A1.1', 'A1.2', 'A2.1', 'A2.2')),
	CONSTRAINT "placements_confidence" CHECK ("placements"."confidence" in ('sure', 'likely', 'rough')),
	CONSTRAINT "placements_confirmed_band" CHECK ("placements"."confirmed_band" is null or "placements"."confirmed_band" in ('A0', 'A1.1', 'A1.2', 'A2.1', 'A2.2')),
	CONSTRAINT "placements_confirmed" CHECK (("placements"."confirmed_band" is null) = ("placements"."confirmed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "programme_levels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"en":"","fr":"","ar":""}'::jsonb NOT NULL,
	"outcome" jsonb DEFAULT '{"en":"","fr":"","ar":""}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_levels_own" UNIQUE("programme_id","id")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"area" text NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb DEFAULT '{"en":"","fr":"","ar":""}'::jsonb NOT NULL,
	"sample_key" text,
	"sample_bytes" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programmes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "programmes_sample_key_unique" UNIQUE("sample_key"),
	CONSTRAINT "programmes_area" CHECK ("programmes"."area" in ('quran', 'arabic', 'islamic')),
	CONSTRAINT "programmes_sample" CHECK (("programmes"."sample_key" is null) = ("programmes"."sample_bytes" is null))
);
--> statement-breakpoint
CREATE TABLE "public_profiles" (
	"teacher_id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"is_shown" boolean DEFAULT false NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"latin_name" text DEFAULT '' NOT NULL,
	"arabic_name" text DEFAULT '' NOT NULL,
	"audiences" text[] DEFAULT '{}' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answers_language" text DEFAULT 'ar' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "public_profiles_agreed" CHECK (not "public_profiles"."is_shown" or ("public_profiles"."agreed_at" is not null and "public_profiles"."slug" is not null)),
	CONSTRAINT "public_profiles_language" CHECK ("public_profiles"."answers_language" in ('en', 'fr', 'ar')),
	CONSTRAINT "public_profiles_parts" CHECK ("public_profiles"."parts" <@ array['picture', 'voice', 'certificates']::text[]),
	CONSTRAINT "public_profiles_audiences" CHECK ("public_profiles"."audiences" <@ array['children', 'teenagers', 'women', 'men']::text[])
);
--> statement-breakpoint
CREATE TABLE "pupil_levels" (
	"student_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"set_by_id" uuid,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pupil_levels_student_id_programme_id_pk" PRIMARY KEY("student_id","programme_id")
);
--> statement-breakpoint
CREATE TABLE "recording_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"given_by_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "student_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"child_name" text NOT NULL,
	"age" integer NOT NULL,
	"email" "citext" NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by_id" uuid,
	"student_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "student_invitations_age" CHECK ("student_invitations"."age" between 1 and 120),
	CONSTRAINT "student_invitations_ended_once" CHECK ("student_invitations"."withdrawn_at" is null or "student_invitations"."accepted_at" is null)
);
--> statement-breakpoint
CREATE TABLE "students" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"age_declared" integer NOT NULL,
	"age_declared_on" date NOT NULL,
	"teacher_gender" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_age" CHECK ("students"."age_declared" between 1 and 120),
	CONSTRAINT "students_teacher_gender" CHECK ("students"."teacher_gender" in ('M', 'F'))
);
--> statement-breakpoint
CREATE TABLE "teacher_programmes" (
	"teacher_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	CONSTRAINT "teacher_programmes_teacher_id_programme_id_pk" PRIMARY KEY("teacher_id","programme_id")
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zoom_email" "citext" NOT NULL,
	"years_of_experience" integer NOT NULL,
	"approval" text DEFAULT 'draft' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"asked" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"approval_note" text DEFAULT '' NOT NULL,
	"approval_changed_at" timestamp (3) with time zone,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"bio" jsonb DEFAULT '{"en":"","fr":"","ar":""}'::jsonb NOT NULL,
	"minimum_notice_hours" integer DEFAULT 12 NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"meeting_provider" text DEFAULT 'embedded' NOT NULL,
	"meeting_link" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teachers_meeting_provider" CHECK ("teachers"."meeting_provider" in ('embedded', 'own', 'jitsi', 'zoom')),
	CONSTRAINT "teachers_minimum_notice" CHECK ("teachers"."minimum_notice_hours" between 0 and 336),
	CONSTRAINT "teachers_buffer" CHECK ("teachers"."buffer_minutes" between 0 and 120),
	CONSTRAINT "teachers_years" CHECK ("teachers"."years_of_experience" between 1 and 120),
	CONSTRAINT "teachers_approval" CHECK ("teachers"."approval" in ('draft', 'applied', 'returned', 'approved', 'paused', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"programme_id" uuid,
	"level_id" uuid,
	"days" smallint[] DEFAULT '{}' NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_level" CHECK ("wishes"."level_id" is null or "wishes"."programme_id" is not null),
	CONSTRAINT "wishes_days" CHECK ("wishes"."days" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
	CONSTRAINT "wishes_parts" CHECK ("wishes"."parts" <@ array['morning', 'afternoon', 'evening']::text[])
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"session_id" uuid NOT NULL,
	"side" text NOT NULL,
	"said_by_id" uuid,
	"said_at" timestamp (3) with time zone NOT NULL,
	"came_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"handled_by_id" uuid,
	CONSTRAINT "absences_session_id_side_pk" PRIMARY KEY("session_id","side"),
	CONSTRAINT "absences_side" CHECK ("absences"."side" in ('teacher', 'pupil')),
	CONSTRAINT "absences_answer" CHECK ("absences"."answer" in ('coming', 'cannot_come', 'connection')),
	CONSTRAINT "absences_answered" CHECK (("absences"."answer" is null) = ("absences"."answered_at" is null) and ("absences"."side" = 'pupil' or "absences"."answer" is null)),
	CONSTRAINT "absences_handled" CHECK (("absences"."handled_at" is null) = ("absences"."handled_by_id" is null) and ("absences"."side" = 'teacher' or "absences"."handled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_exceptions_kind" CHECK ("availability_exceptions"."kind" in ('time_off', 'extra_hours')),
	CONSTRAINT "availability_exceptions_order" CHECK ("availability_exceptions"."starts_at" < "availability_exceptions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"before" jsonb NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_changes_kind" CHECK ("booking_changes"."kind" in ('cancel', 'move', 'handover')),
	CONSTRAINT "booking_changes_scope" CHECK ("booking_changes"."scope" in ('one', 'following'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "clock_notices" (
	"user_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"changes_at" timestamp (3) with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clock_notices_user_id_zone_changes_at_days_before_pk" PRIMARY KEY("user_id","zone","changes_at","days_before")
);
--> statement-breakpoint
CREATE TABLE "covers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"leave_id" uuid,
	"regular_teacher_id" uuid NOT NULL,
	"substitute_id" uuid NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"declinable_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"offered_by_id" uuid,
	"settled_by_id" uuid,
	"word" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "covers_state" UNIQUE("id","state"),
	CONSTRAINT "covers_state_known" CHECK ("covers"."state" in ('offered', 'standing', 'declined', 'lapsed', 'withdrawn', 'undone')),
	CONSTRAINT "covers_two" CHECK ("covers"."regular_teacher_id" <> "covers"."substitute_id"),
	CONSTRAINT "covers_held" CHECK ("covers"."state" <> 'offered' or "covers"."held_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"hijri_year" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_once" UNIQUE("kind","hijri_year"),
	CONSTRAINT "holidays_kind" CHECK ("holidays"."kind" in ('eid_al_fitr', 'eid_al_adha', 'ramadan')),
	CONSTRAINT "holidays_order" CHECK ("holidays"."starts_on" <= "holidays"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "leave_lessons" (
	"leave_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"kept_by_id" uuid,
	CONSTRAINT "leave_lessons_leave_id_session_id_pk" PRIMARY KEY("leave_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"asked_by_id" uuid,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leaves_kind" CHECK ("leaves"."kind" in ('leave', 'ill')),
	CONSTRAINT "leaves_state" CHECK ("leaves"."state" in ('asked', 'granted', 'refused', 'withdrawn')),
	CONSTRAINT "leaves_order" CHECK ("leaves"."starts_at" < "leaves"."ends_at"),
	CONSTRAINT "leaves_decided" CHECK (("leaves"."state" = 'asked') = ("leaves"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lesson_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_outcomes" (
	"session_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"teacher_late_min" integer DEFAULT 0 NOT NULL,
	"pupil_late_min" integer DEFAULT 0 NOT NULL,
	"lost_min" integer DEFAULT 0 NOT NULL,
	"lost_by" text,
	"said_by" text NOT NULL,
	"said_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_outcomes_session_id_version_pk" PRIMARY KEY("session_id","version"),
	CONSTRAINT "lesson_outcomes_kind" CHECK ("lesson_outcomes"."kind" in ('completed', 'pupil_absent', 'teacher_absent', 'both_absent', 'technical', 'shortened')),
	CONSTRAINT "lesson_outcomes_lost_by" CHECK ("lesson_outcomes"."lost_by" in ('teacher', 'pupil')),
	CONSTRAINT "lesson_outcomes_said_by" CHECK ("lesson_outcomes"."said_by" in ('system', 'teacher', 'staff')),
	CONSTRAINT "lesson_outcomes_speaker" CHECK (("lesson_outcomes"."said_by" = 'system') = ("lesson_outcomes"."said_by_id" is null)),
	CONSTRAINT "lesson_outcomes_lost" CHECK (("lesson_outcomes"."lost_min" > 0) = ("lesson_outcomes"."lost_by" is not null)),
	CONSTRAINT "lesson_outcomes_minutes" CHECK ("lesson_outcomes"."version" > 0 and "lesson_outcomes"."teacher_late_min" >= 0 and "lesson_outcomes"."pupil_late_min" >= 0 and "lesson_outcomes"."lost_min" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_words" (
	"session_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"words" text NOT NULL,
	"said_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_words_session_id_version_pk" PRIMARY KEY("session_id","version"),
	CONSTRAINT "lesson_words_version" CHECK ("lesson_words"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "make_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"booked_session_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "make_ups_once" UNIQUE("session_id","student_id"),
	CONSTRAINT "make_ups_cause" CHECK ("make_ups"."cause" in ('family', 'emergency', 'teacher')),
	CONSTRAINT "make_ups_state" CHECK ("make_ups"."state" in ('owed', 'pending', 'booked', 'refused')),
	CONSTRAINT "make_ups_month_shape" CHECK ("make_ups"."month" ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "make_ups_booked" CHECK (("make_ups"."state" = 'booked') = ("make_ups"."booked_session_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"link" text,
	"external_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "meetings_provider" CHECK ("meetings"."provider" in ('embedded', 'own', 'jitsi', 'zoom')),
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('wanted', 'made', 'stale', 'unwanted', 'none'))
);
--> statement-breakpoint
CREATE TABLE "offer_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid,
	"cover_id" uuid,
	"session_id" uuid,
	"state" text DEFAULT 'offered' NOT NULL,
	"series_on" date NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_shifted" boolean NOT NULL,
	CONSTRAINT "offer_hours_on" UNIQUE("offer_id","series_on"),
	CONSTRAINT "offer_hours_cover" UNIQUE("cover_id"),
	CONSTRAINT "offer_hours_session" UNIQUE("session_id"),
	CONSTRAINT "offer_hours_of_one" CHECK (num_nonnulls("offer_hours"."offer_id", "offer_hours"."cover_id", "offer_hours"."session_id") = 1
        and ("offer_hours"."offer_id" is null) = ("offer_hours"."student_id" is null)),
	CONSTRAINT "offer_hours_state" CHECK ("offer_hours"."state" in ('offered')),
	CONSTRAINT "offer_hours_order" CHECK ("offer_hours"."starts_at" < "offer_hours"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"programme_id" uuid,
	"anchor_zone" text NOT NULL,
	"times" jsonb NOT NULL,
	"length_minutes" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"extended_until" date NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"word" text DEFAULT '' NOT NULL,
	"series_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_state" UNIQUE("id","state"),
	CONSTRAINT "offers_state_known" CHECK ("offers"."state" in ('offered', 'confirmed', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "offers_settled" CHECK (("offers"."state" = 'offered') = ("offers"."settled_at" is null)),
	CONSTRAINT "offers_confirmed" CHECK (("offers"."state" = 'confirmed') = ("offers"."series_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "outcome_questions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"suggested" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"staff_asked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outcome_questions_suggested" CHECK ("outcome_questions"."suggested" in ('completed', 'pupil_absent', 'teacher_absent', 'both_absent', 'technical', 'shortened'))
);
--> statement-breakpoint
CREATE TABLE "policy_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid,
	"rule" text NOT NULL,
	"policy_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"decision" jsonb NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"connection" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presence_marks_side" CHECK ("presence_marks"."side" in ('teacher', 'pupil')),
	CONSTRAINT "presence_marks_kind" CHECK ("presence_marks"."kind" in ('opened', 'came', 'left')),
	CONSTRAINT "presence_marks_connection" CHECK ("presence_marks"."kind" <> 'opened' or "presence_marks"."connection" is null)
);
--> statement-breakpoint
CREATE TABLE "series_students" (
	"series_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "series_students_series_id_student_id_pk" PRIMARY KEY("series_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"programme_id" uuid,
	"anchor_zone" text NOT NULL,
	"times" jsonb NOT NULL,
	"length_minutes" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"extended_until" date NOT NULL,
	"continues_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_length" CHECK ("series"."length_minutes" in (30, 45, 60)),
	CONSTRAINT "series_times" CHECK (jsonb_array_length("series"."times") between 1 and 5),
	CONSTRAINT "series_order" CHECK ("series"."ends_on" is null or "series"."starts_on" <= "series"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "session_students" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "session_students_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"programme_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'Scheduled' NOT NULL,
	"kind" text DEFAULT 'single' NOT NULL,
	"series_id" uuid,
	"series_on" date,
	"is_shifted" boolean DEFAULT false NOT NULL,
	"is_declinable" boolean DEFAULT false NOT NULL,
	"cancelled_by" text,
	"cancelled_at" timestamp (3) with time zone,
	"placed_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_series_on" UNIQUE("series_id","series_on"),
	CONSTRAINT "sessions_hour" UNIQUE("id","starts_at","ends_at","status"),
	CONSTRAINT "sessions_kind" CHECK ("sessions"."kind" in ('single', 'trial', 'series', 'make_up')),
	CONSTRAINT "sessions_series" CHECK (("sessions"."series_id" is null) = ("sessions"."series_on" is null)),
	CONSTRAINT "sessions_cancelled_by" CHECK ("sessions"."cancelled_by" in ('family', 'teacher', 'staff', 'holiday')),
	CONSTRAINT "sessions_cancelled" CHECK (("sessions"."status" = 'Cancelled') = ("sessions"."cancelled_by" is not null) and ("sessions"."cancelled_by" is null) = ("sessions"."cancelled_at" is null)),
	CONSTRAINT "sessions_order" CHECK ("sessions"."starts_at" < "sessions"."ends_at"),
	CONSTRAINT "sessions_length" CHECK ("sessions"."ends_at" - "sessions"."starts_at" <= interval '6 hours'),
	CONSTRAINT "sessions_status" CHECK ("sessions"."status" in ('Scheduled', 'Joined', 'Completed', 'Cancelled', 'Missed'))
);
--> statement-breakpoint
CREATE TABLE "skip_notices" (
	"user_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skip_notices_user_id_series_id_starts_at_pk" PRIMARY KEY("user_id","series_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "time_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"plan" text DEFAULT 'usual' NOT NULL,
	"day_of_week" smallint NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_slots_plan" CHECK ("time_slots"."plan" in ('usual', 'ramadan')),
	CONSTRAINT "time_slots_day" CHECK ("time_slots"."day_of_week" between 0 and 6),
	CONSTRAINT "time_slots_order" CHECK (0 <= "time_slots"."start_minute" and "time_slots"."start_minute" < "time_slots"."end_minute" and "time_slots"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "institute" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text DEFAULT 'Riwaq' NOT NULL,
	"time_zone" text DEFAULT 'Africa/Cairo' NOT NULL,
	"phone" text,
	"photo_url" text,
	"social_url" text,
	"chat_url" text,
	"trial_is_given" boolean DEFAULT true NOT NULL,
	"trial_minutes" integer DEFAULT 30 NOT NULL,
	"trial_is_free" boolean DEFAULT false NOT NULL,
	"same_gender_from_12" boolean DEFAULT true NOT NULL,
	"report_due_hours" integer DEFAULT 24 NOT NULL,
	"missed_after_min" integer DEFAULT 5 NOT NULL,
	"cover_family" text DEFAULT 'tell' NOT NULL,
	"recitation_kept_days" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "institute_one_row" CHECK ("institute"."only"),
	CONSTRAINT "institute_trial_minutes" CHECK ("institute"."trial_minutes" in (30, 45, 60)),
	CONSTRAINT "institute_report_due_hours" CHECK ("institute"."report_due_hours" between 1 and 168),
	CONSTRAINT "institute_missed_after" CHECK ("institute"."missed_after_min" between 1 and 15),
	CONSTRAINT "institute_cover_family" CHECK ("institute"."cover_family" in ('ask', 'tell')),
	CONSTRAINT "institute_recitation_kept" CHECK ("institute"."recitation_kept_days" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "loose_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_failures" (
	"round" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_failed_at" timestamp (3) with time zone NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"fault" text NOT NULL,
	"mended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_lines" ADD CONSTRAINT "charge_lines_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_lines" ADD CONSTRAINT "charge_lines_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_lines" ADD CONSTRAINT "charge_lines_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_series" FOREIGN KEY ("kind","year") REFERENCES "public"."document_series"("kind","year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ledger_account_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acts" ADD CONSTRAINT "legal_acts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_uses" ADD CONSTRAINT "lesson_uses_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_uses" ADD CONSTRAINT "lesson_uses_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_lessons" ADD CONSTRAINT "unpaid_lessons_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_lessons" ADD CONSTRAINT "unpaid_lessons_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_pupil_id_users_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_strokes" ADD CONSTRAINT "room_strokes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeing_as" ADD CONSTRAINT "seeing_as_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeing_as" ADD CONSTRAINT "seeing_as_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeing_as" ADD CONSTRAINT "seeing_as_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_step_secrets" ADD CONSTRAINT "two_step_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_rights" ADD CONSTRAINT "staff_rights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mushaf_places" ADD CONSTRAINT "mushaf_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periodic_reports" ADD CONSTRAINT "periodic_reports_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periodic_reports" ADD CONSTRAINT "periodic_reports_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periodic_reports" ADD CONSTRAINT "periodic_reports_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reads" ADD CONSTRAINT "reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_comments" ADD CONSTRAINT "recitation_comments_recitation_id_recitations_id_fk" FOREIGN KEY ("recitation_id") REFERENCES "public"."recitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_homework" ADD CONSTRAINT "recitation_homework_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_homework" ADD CONSTRAINT "recitation_homework_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_pieces" ADD CONSTRAINT "recitation_pieces_recitation_id_recitations_id_fk" FOREIGN KEY ("recitation_id") REFERENCES "public"."recitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitations" ADD CONSTRAINT "recitations_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitations" ADD CONSTRAINT "recitations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitations" ADD CONSTRAINT "recitations_homework_id_recitation_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."recitation_homework"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_id_session_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."session_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_assignments" ADD CONSTRAINT "resource_assignments_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_assignments" ADD CONSTRAINT "resource_assignments_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_versions" ADD CONSTRAINT "resource_versions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_versions" ADD CONSTRAINT "resource_versions_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reports" ADD CONSTRAINT "session_reports_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reports" ADD CONSTRAINT "session_reports_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reports" ADD CONSTRAINT "session_reports_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_phrase_versions" ADD CONSTRAINT "set_phrase_versions_phrase_id_set_phrases_id_fk" FOREIGN KEY ("phrase_id") REFERENCES "public"."set_phrases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_phrases" ADD CONSTRAINT "set_phrases_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_marks" ADD CONSTRAINT "word_marks_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_marks" ADD CONSTRAINT "word_marks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_marks" ADD CONSTRAINT "word_marks_recitation_id_recitations_id_fk" FOREIGN KEY ("recitation_id") REFERENCES "public"."recitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_deck_id_card_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."card_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_assignments" ADD CONSTRAINT "deck_assignments_deck_id_card_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."card_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_assignments" ADD CONSTRAINT "deck_assignments_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ear_answers" ADD CONSTRAINT "ear_answers_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_evenings" ADD CONSTRAINT "memory_evenings_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_pages" ADD CONSTRAINT "memory_pages_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_plans" ADD CONSTRAINT "memory_plans_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_reviews" ADD CONSTRAINT "memory_reviews_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_reviews" ADD CONSTRAINT "memory_reviews_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_portions" ADD CONSTRAINT "new_portions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_portions" ADD CONSTRAINT "new_portions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_tests" ADD CONSTRAINT "recitation_tests_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_tests" ADD CONSTRAINT "recitation_tests_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_tests" ADD CONSTRAINT "recitation_tests_scheme_id_scoring_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."scoring_schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similar_places" ADD CONSTRAINT "similar_places_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_counters" ADD CONSTRAINT "notification_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wordings" ADD CONSTRAINT "wordings_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_judged_by_id_users_id_fk" FOREIGN KEY ("judged_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gender_exceptions" ADD CONSTRAINT "gender_exceptions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gender_exceptions" ADD CONSTRAINT "gender_exceptions_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gender_exceptions" ADD CONSTRAINT "gender_exceptions_allowed_by_id_users_id_fk" FOREIGN KEY ("allowed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_levels" ADD CONSTRAINT "programme_levels_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_levels" ADD CONSTRAINT "pupil_levels_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_levels" ADD CONSTRAINT "pupil_levels_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_levels" ADD CONSTRAINT "pupil_levels_level" FOREIGN KEY ("programme_id","level_id") REFERENCES "public"."programme_levels"("programme_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_invitations" ADD CONSTRAINT "student_invitations_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_invitations" ADD CONSTRAINT "student_invitations_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_invitations" ADD CONSTRAINT "student_invitations_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_programmes" ADD CONSTRAINT "teacher_programmes_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_programmes" ADD CONSTRAINT "teacher_programmes_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_level_fk" FOREIGN KEY ("programme_id","level_id") REFERENCES "public"."programme_levels"("programme_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_said_by_id_users_id_fk" FOREIGN KEY ("said_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_notices" ADD CONSTRAINT "clock_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_leave_id_leaves_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leaves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_regular_teacher_id_users_id_fk" FOREIGN KEY ("regular_teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_substitute_id_users_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_offered_by_id_users_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_lessons" ADD CONSTRAINT "leave_lessons_leave_id_leaves_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leaves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_lessons" ADD CONSTRAINT "leave_lessons_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_lessons" ADD CONSTRAINT "leave_lessons_kept_by_id_users_id_fk" FOREIGN KEY ("kept_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_outcomes" ADD CONSTRAINT "lesson_outcomes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_outcomes" ADD CONSTRAINT "lesson_outcomes_said_by_id_users_id_fk" FOREIGN KEY ("said_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_said_by_id_users_id_fk" FOREIGN KEY ("said_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_booked_session_id_sessions_id_fk" FOREIGN KEY ("booked_session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_hours" ADD CONSTRAINT "offer_hours_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_hours" ADD CONSTRAINT "offer_hours_open" FOREIGN KEY ("offer_id","state") REFERENCES "public"."offers"("id","state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_hours" ADD CONSTRAINT "offer_hours_cover_open" FOREIGN KEY ("cover_id","state") REFERENCES "public"."covers"("id","state") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_questions" ADD CONSTRAINT "outcome_questions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_decisions" ADD CONSTRAINT "policy_decisions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_decisions" ADD CONSTRAINT "policy_decisions_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_marks" ADD CONSTRAINT "presence_marks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_marks" ADD CONSTRAINT "presence_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_students" ADD CONSTRAINT "series_students_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_students" ADD CONSTRAINT "series_students_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_students" ADD CONSTRAINT "session_students_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_students" ADD CONSTRAINT "session_students_hour" FOREIGN KEY ("session_id","starts_at","ends_at","status") REFERENCES "public"."sessions"("id","starts_at","ends_at","status") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip_notices" ADD CONSTRAINT "skip_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip_notices" ADD CONSTRAINT "skip_notices_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_teacher_id_teachers_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("booked_on") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "bank_lines_settled" ON "bank_lines" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "bank_lines_payer" ON "bank_lines" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "charge_lines_charge" ON "charge_lines" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "charge_lines_subscription" ON "charge_lines" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "charges_payer" ON "charges" USING btree ("payer_id","created_at");--> statement-breakpoint
CREATE INDEX "charges_due" ON "charges" USING btree ("next_attempt_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "discounts_student" ON "discounts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "documents_payer" ON "documents" USING btree ("payer_id","issued_at");--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "documents_charge" ON "documents" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("ledger_account");--> statement-breakpoint
CREATE INDEX "ledger_transactions_subject" ON "ledger_transactions" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "legal_acts_subscription" ON "legal_acts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "legal_acts_payer" ON "legal_acts" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "legal_acts_open" ON "legal_acts" USING btree ("acted_at") WHERE subscription_id is null and matched_at is null;--> statement-breakpoint
CREATE INDEX "lesson_uses_subscription" ON "lesson_uses" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one" ON "payment_methods" USING btree ("payer_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "payment_methods_forget" ON "payment_methods" USING btree ("removed_at") WHERE removed_at is not null and forgotten_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("charge_id") WHERE state in ('sending', 'open', 'unclear');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "payments_look" ON "payments" USING btree ("look_at") WHERE state in ('sending', 'open');--> statement-breakpoint
CREATE INDEX "periods_end" ON "periods" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_sold" ON "plans" USING btree ("lessons_per_week","length_minutes") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "provider_events_look" ON "provider_events" USING btree ("look_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "refunds_payer" ON "refunds" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_look" ON "refunds" USING btree ("look_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE state in ('to_approve', 'to_transfer');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("student_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_student" ON "subscriptions" USING btree ("student_id","started_at");--> statement-breakpoint
CREATE INDEX "subscriptions_payer" ON "subscriptions" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "unpaid_lessons_charge" ON "unpaid_lessons" USING btree ("charge_id","cancelled_at");--> statement-breakpoint
CREATE INDEX "unpaid_lessons_kept" ON "unpaid_lessons" USING btree ("subscription_id") WHERE state = 'kept';--> statement-breakpoint
CREATE INDEX "voucher_uses_period" ON "voucher_uses" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "voucher_uses_charge" ON "voucher_uses" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "vouchers_buyer" ON "vouchers" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "vouchers_redeemer" ON "vouchers" USING btree ("redeemed_by_id");--> statement-breakpoint
CREATE INDEX "room_messages_session" ON "room_messages" USING btree ("session_id","sent_at");--> statement-breakpoint
CREATE INDEX "room_seats_taken" ON "room_seats" USING btree ("session_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "room_strokes_session" ON "room_strokes" USING btree ("session_id","drawn_at");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider_account" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "seeing_as_ends" ON "seeing_as" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_email" ON "staff_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name_words","id");--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (name_words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_sound" ON "users" USING gin (name_sound gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin ((email::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_parts" ON "users" USING gin (phone_number gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_removal" ON "users" USING btree ("remove_after") WHERE remove_after is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "leads_open" ON "leads" USING btree ("due_on","waits_since","id") WHERE stage in ('new', 'contacted', 'trial');--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","due_on","waits_since");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mushaf_approvals_standing" ON "mushaf_approvals" USING btree ("edition","text_digest","lines_digest") WHERE "mushaf_approvals"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "periodic_reports_teacher" ON "periodic_reports" USING btree ("teacher_id","status");--> statement-breakpoint
CREATE INDEX "periodic_reports_submitted" ON "periodic_reports" USING btree ("waiting_since") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "recitation_comments_recitation" ON "recitation_comments" USING btree ("recitation_id");--> statement-breakpoint
CREATE INDEX "recitation_homework_student" ON "recitation_homework" USING btree ("student_id","due_on");--> statement-breakpoint
CREATE INDEX "recitation_homework_teacher" ON "recitation_homework" USING btree ("set_by_id","due_on");--> statement-breakpoint
CREATE INDEX "recitations_student" ON "recitations" USING btree ("student_id","began_at");--> statement-breakpoint
CREATE INDEX "recitations_session" ON "recitations" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recitations_recording" ON "recitations" USING btree ("session_id") WHERE state = 'recording';--> statement-breakpoint
CREATE INDEX "recitations_homework" ON "recitations" USING btree ("homework_id");--> statement-breakpoint
CREATE INDEX "recitations_due" ON "recitations" USING btree ("kept_until") WHERE state <> 'gone';--> statement-breakpoint
CREATE INDEX "resource_assignments_student" ON "resource_assignments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "resources_teacher" ON "resources" USING btree ("teacher_id","updated_at");--> statement-breakpoint
CREATE INDEX "session_reports_pending" ON "session_reports" USING btree ("teacher_id","due_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "session_reports_late" ON "session_reports" USING btree ("due_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "session_reports_student" ON "session_reports" USING btree ("student_id","submitted_at");--> statement-breakpoint
CREATE INDEX "session_reports_teacher" ON "session_reports" USING btree ("teacher_id","submitted_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "word_marks_page" ON "word_marks" USING btree ("student_id","page");--> statement-breakpoint
CREATE INDEX "word_marks_session" ON "word_marks" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "word_marks_recitation" ON "word_marks" USING btree ("recitation_id");--> statement-breakpoint
CREATE INDEX "word_marks_marker" ON "word_marks" USING btree ("marked_by_id","marked_at");--> statement-breakpoint
CREATE INDEX "card_decks_maker" ON "card_decks" USING btree ("made_by_id");--> statement-breakpoint
CREATE INDEX "card_reviews_student" ON "card_reviews" USING btree ("student_id","card_id","day");--> statement-breakpoint
CREATE INDEX "cards_deck" ON "cards" USING btree ("deck_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "deck_assignments_open" ON "deck_assignments" USING btree ("student_id","deck_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "deck_assignments_deck" ON "deck_assignments" USING btree ("deck_id");--> statement-breakpoint
CREATE INDEX "memory_evenings_day" ON "memory_evenings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "memory_reviews_page" ON "memory_reviews" USING btree ("student_id","page","day");--> statement-breakpoint
CREATE INDEX "memory_reviews_day" ON "memory_reviews" USING btree ("student_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "memory_reviews_lesson" ON "memory_reviews" USING btree ("session_id","student_id","page") WHERE session_id is not null and voided_at is null and source = 'lesson';--> statement-breakpoint
CREATE INDEX "minimal_pairs_pair" ON "minimal_pairs" USING btree ("pair");--> statement-breakpoint
CREATE UNIQUE INDEX "new_portions_open" ON "new_portions" USING btree ("student_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "new_portions_student" ON "new_portions" USING btree ("student_id","given_at");--> statement-breakpoint
CREATE INDEX "recitation_tests_student" ON "recitation_tests" USING btree ("student_id","began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recitation_tests_running" ON "recitation_tests" USING btree ("student_id") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "scoring_schemes_version" ON "scoring_schemes" USING btree ("key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "similar_places_pair" ON "similar_places" USING btree ("student_id","first_sura","first_aya","second_sura","second_aya") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "similar_places_student" ON "similar_places" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_user" ON "outbox_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("send_after") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_messages_problems" ON "outbox_messages" USING btree ("created_at") WHERE state in ('failed', 'unclear');--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_sign_in" ON "push_subscriptions" USING btree ("sign_in_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_one_open" ON "agreements" USING btree ("teacher_id","student_id",coalesce(programme_id, '00000000-0000-0000-0000-000000000000')) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "agreements_student" ON "agreements" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "agreements_teacher" ON "agreements" USING btree ("teacher_id","student_id");--> statement-breakpoint
CREATE INDEX "application_files_teacher" ON "application_files" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "application_files_ending" ON "application_files" USING btree ("valid_until") WHERE state = 'checked' and valid_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_files_one_recitation" ON "application_files" USING btree ("teacher_id") WHERE kind = 'recitation';--> statement-breakpoint
CREATE INDEX "consents_student" ON "consents" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "families_payer" ON "families" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "family_members_user" ON "family_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_one_family" ON "family_members" USING btree ("user_id") WHERE kind = 'child';--> statement-breakpoint
CREATE INDEX "guardian_invitations_student" ON "guardian_invitations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "person_notes_person" ON "person_notes" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "placements_student" ON "placements" USING btree ("student_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "placements_open" ON "placements" USING btree ("student_id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "programme_levels_programme" ON "programme_levels" USING btree ("programme_id","position");--> statement-breakpoint
CREATE INDEX "public_profiles_shown" ON "public_profiles" USING btree ("teacher_id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "pupil_levels_level" ON "pupil_levels" USING btree ("level_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recording_consents_standing" ON "recording_consents" USING btree ("student_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "student_invitations_teacher" ON "student_invitations" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "student_invitations_email" ON "student_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "teacher_programmes_programme" ON "teacher_programmes" USING btree ("programme_id","teacher_id");--> statement-breakpoint
CREATE INDEX "teachers_approval" ON "teachers" USING btree ("approval","user_id");--> statement-breakpoint
CREATE INDEX "teachers_bookable" ON "teachers" USING btree ("user_id") WHERE approval = 'approved' and (meeting_provider <> 'own' or meeting_link is not null);--> statement-breakpoint
CREATE INDEX "wishes_level_id" ON "wishes" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "absences_open" ON "absences" USING btree ("said_at") WHERE side = 'teacher' and came_at is null and handled_at is null;--> statement-breakpoint
CREATE INDEX "availability_exceptions_teacher" ON "availability_exceptions" USING btree ("teacher_id","ends_at");--> statement-breakpoint
CREATE INDEX "booking_changes_actor" ON "booking_changes" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "covers_one_open" ON "covers" USING btree ("session_id") WHERE state in ('offered', 'standing');--> statement-breakpoint
CREATE INDEX "covers_leave" ON "covers" USING btree ("leave_id");--> statement-breakpoint
CREATE INDEX "covers_regular" ON "covers" USING btree ("regular_teacher_id","session_id");--> statement-breakpoint
CREATE INDEX "covers_substitute" ON "covers" USING btree ("substitute_id","session_id");--> statement-breakpoint
CREATE INDEX "covers_held_until" ON "covers" USING btree ("held_until") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "leave_lessons_session" ON "leave_lessons" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "leaves_teacher" ON "leaves" USING btree ("teacher_id","ends_at");--> statement-breakpoint
CREATE INDEX "leaves_running" ON "leaves" USING btree ("ends_at") WHERE state in ('asked', 'granted');--> statement-breakpoint
CREATE INDEX "lesson_marks_at" ON "lesson_marks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lesson_marks_created" ON "lesson_marks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lesson_words_said_by" ON "lesson_words" USING btree ("said_by_id");--> statement-breakpoint
CREATE INDEX "make_ups_month" ON "make_ups" USING btree ("student_id","month");--> statement-breakpoint
CREATE INDEX "make_ups_pending" ON "make_ups" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "make_ups_owed" ON "make_ups" USING btree ("teacher_id","created_at") WHERE state = 'owed';--> statement-breakpoint
CREATE INDEX "make_ups_ending" ON "make_ups" USING btree ("expires_at") WHERE state = 'owed' and expires_at is not null;--> statement-breakpoint
CREATE INDEX "meetings_due" ON "meetings" USING btree ("retry_at") WHERE state in ('wanted', 'stale', 'unwanted');--> statement-breakpoint
CREATE INDEX "offers_open_teacher" ON "offers" USING btree ("teacher_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "offers_open_student" ON "offers" USING btree ("student_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "offers_open_until" ON "offers" USING btree ("held_until") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "outcome_questions_due" ON "outcome_questions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "policy_decisions_session" ON "policy_decisions" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "presence_marks_session" ON "presence_marks" USING btree ("session_id","at");--> statement-breakpoint
CREATE INDEX "series_students_student" ON "series_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "series_teacher" ON "series" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "series_to_extend" ON "series" USING btree ("extended_until","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "session_students_student_start" ON "session_students" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "sessions_teacher_start" ON "sessions" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "sessions_trial" ON "sessions" USING btree ("starts_at") WHERE kind = 'trial';--> statement-breakpoint
CREATE INDEX "sessions_open_end" ON "sessions" USING btree ("ends_at") WHERE status in ('Scheduled', 'Joined');--> statement-breakpoint
CREATE INDEX "time_slots_teacher" ON "time_slots" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "time_slots_hours" ON "time_slots" USING btree ("day_of_week","start_minute","end_minute","teacher_id") WHERE plan = 'usual';--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_type","subject_id","sequence");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","sequence");--> statement-breakpoint
CREATE INDEX "events_kind" ON "events" USING btree ("kind","sequence");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "loose_files_since" ON "loose_files" USING btree ("since");--> statement-breakpoint
CREATE VIEW "public"."guardianships" AS (
  select guardian.user_id as parent_id, child.user_id as student_id,
    consent.given_at as consented_at, consent.version as consent_version
  from family_members guardian
  join family_members child on child.family_id = guardian.family_id and child.kind = 'child'
  left join consents consent on consent.guardian_id = guardian.user_id and consent.student_id = child.user_id
  where guardian.kind = 'guardian');