/** Columns of a coupon that a purchase needs. */
export const COUPON = [
  'id',
  'code',
  'discount_type',
  'percent_off',
  'amount_off_in_cents',
  'max_redemptions',
  'redemptions_count',
  'expires_at',
] as const;
