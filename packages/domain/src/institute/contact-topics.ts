/** What a visitor writes about: to be offered, sent and kept. */
export const CONTACT_TOPICS = ["general", "programme", "account", "gift_voucher"] as const;
