// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type * as types from '../../types/index.js';
import type { Check, StandardSchema } from 'trefoil-runtime/validation';
import {
  countItems,
  fits,
  inMember,
  isAnyObject,
  isArrayOfLength,
  isInteger,
  isNullableInteger,
  isObject,
  isText,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from 'trefoil-runtime/validation';

export const checkPage: Check<types.Page> = (value, found) => {
  if (typeof value !== 'string' && refuse(found, '', 'type', 'string')) return false;
  return fits(found);
};
export const pageSchema: StandardSchema<types.Page> = /* @__PURE__ */ toStandardSchema(checkPage);

export const checkInvitation: Check<types.Invitation> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.community_name) && inMember(found, value, '/community_name', isText)) return false;
  const fields = value.fields;
  if (!isArrayOfLength(fields, found, '/fields', 0, 3)) return false;
  for (let index = 0; index < countItems(fields); index += 1)
    if (!isText(fields[index]) && within(found, '/fields/' + index, isText, fields[index])) return false;
  if (!isInteger(value.trial_days) && inMember(found, value, '/trial_days', isInteger)) return false;
  const offers = value.offers;
  if (!isArrayOfLength(offers, found, '/offers', 0, 1000)) return false;
  for (let index = 0; index < countItems(offers); index += 1)
    if (!checkInvitationOffer(offers[index]))
      if (within(found, '/offers/' + index, checkInvitationOffer, offers[index])) return false;
  for (const key of Object.keys(value))
    if (key !== 'community_name' && key !== 'fields' && key !== 'trial_days' && key !== 'offers')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const invitationSchema: StandardSchema<types.Invitation> = /* @__PURE__ */ toStandardSchema(checkInvitation);

const invitationOfferNames = /* @__PURE__ */ new Set([
  'paywall_price_id',
  'paywall_name',
  'display_name',
  'amount_in_cents',
  'currency',
]);

export const checkInvitationOffer: Check<types.InvitationOffer> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.paywall_price_id) && inMember(found, value, '/paywall_price_id', isInteger)) return false;
  if (!isText(value.paywall_name) && inMember(found, value, '/paywall_name', isText)) return false;
  if (!isText(value.display_name) && inMember(found, value, '/display_name', isText)) return false;
  if (!isInteger(value.amount_in_cents) && inMember(found, value, '/amount_in_cents', isInteger)) return false;
  if (!isText(value.currency) && inMember(found, value, '/currency', isText)) return false;
  for (const key of Object.keys(value))
    if (!invitationOfferNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const invitationOfferSchema: StandardSchema<types.InvitationOffer> = /* @__PURE__ */ toStandardSchema(checkInvitationOffer);

export const checkJoinForm: Check<types.JoinForm> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const invitationToken = value.invitation_token;
  if (invitationToken !== undefined && !isText(invitationToken))
    if (inMember(found, value, '/invitation_token', isText)) return false;
  if (value.email !== undefined && !isText(value.email) && inMember(found, value, '/email', isText)) return false;
  if (value.name !== undefined && !isText(value.name) && inMember(found, value, '/name', isText)) return false;
  const paywallPriceId = value.paywall_price_id;
  if (paywallPriceId !== undefined && !isText(paywallPriceId))
    if (inMember(found, value, '/paywall_price_id', isText)) return false;
  return fits(found);
};
export const joinFormSchema: StandardSchema<types.JoinForm> = /* @__PURE__ */ toStandardSchema(checkJoinForm);

export const checkJoinRequest: Check<types.JoinRequest> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const invitationToken = value.invitation_token;
  if (invitationToken !== undefined && !checkJoinField(invitationToken))
    if (inMember(found, value, '/invitation_token', checkJoinField)) return false;
  const email = value.email;
  if (email !== undefined && !checkJoinField(email) && inMember(found, value, '/email', checkJoinField)) return false;
  const name = value.name;
  if (name !== undefined && !checkJoinField(name) && inMember(found, value, '/name', checkJoinField)) return false;
  const paywallPriceId = value.paywall_price_id;
  if (paywallPriceId !== undefined && !checkJoinField(paywallPriceId))
    if (inMember(found, value, '/paywall_price_id', checkJoinField)) return false;
  return fits(found);
};
export const joinRequestSchema: StandardSchema<types.JoinRequest> = /* @__PURE__ */ toStandardSchema(checkJoinRequest);

export const checkJoinField: Check<types.JoinField> = (value, found) => {
  if (typeof value !== 'string' && !Number.isFinite(value) && value !== null)
    if (refuse(found, '', 'type', ['string', 'number', 'null'])) return false;
  return fits(found);
};
export const joinFieldSchema: StandardSchema<types.JoinField> = /* @__PURE__ */ toStandardSchema(checkJoinField);

export const checkJoined: Check<types.Joined> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!isNullableInteger(value.redirect_to_space_id))
    if (inMember(found, value, '/redirect_to_space_id', isNullableInteger)) return false;
  if (!isText(value.redirect_url) && inMember(found, value, '/redirect_url', isText)) return false;
  for (const key of Object.keys(value))
    if (key !== 'message' && key !== 'redirect_to_space_id' && key !== 'redirect_url')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const joinedSchema: StandardSchema<types.Joined> = /* @__PURE__ */ toStandardSchema(checkJoined);

export const checkInvalidRequest: Check<types.InvalidRequest> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const success = value.success;
  if (success !== false && refuseMember(found, '', 'success', success, 'const', false)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!isAnyObject(value.error_details) && inMember(found, value, '/error_details', isAnyObject)) return false;
  for (const key of Object.keys(value))
    if (key !== 'success' && key !== 'message' && key !== 'error_details')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const invalidRequestSchema: StandardSchema<types.InvalidRequest> = /* @__PURE__ */ toStandardSchema(checkInvalidRequest);

export const checkErrorSchema: Check<types.ErrorSchema> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const success = value.success;
  if (success !== false && refuseMember(found, '', 'success', success, 'const', false)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  const errorDetails = value.error_details;
  if (!isObject(errorDetails)) {
    if (refuseMember(found, '', 'error_details', errorDetails, 'type', 'object')) return false;
  } else if (Object.keys(errorDetails).length > 0 && refuse(found, '/error_details', 'maxProperties', 0)) return false;
  for (const key of Object.keys(value))
    if (key !== 'success' && key !== 'message' && key !== 'error_details')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const errorSchemaSchema: StandardSchema<types.ErrorSchema> = /* @__PURE__ */ toStandardSchema(checkErrorSchema);
