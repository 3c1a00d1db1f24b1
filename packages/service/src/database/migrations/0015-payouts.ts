/** Allows a payout to be canceled when its charge is refunded. */
export const payouts = `
alter table affiliate_payouts drop constraint affiliate_payouts_status_check;
alter table affiliate_payouts
  add constraint affiliate_payouts_status_check check (status in ('pending', 'processing', 'paid', 'canceled'));
`;
