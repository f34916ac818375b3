ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_actor_id_users_id_fk";
