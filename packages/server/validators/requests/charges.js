// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember, within, withinMember } from '#validation';
import { checkSortDirection } from '../schemas/common.js';
import {
  checkChargeOrder,
  checkCommunityMemberChargeCreateRequest,
  checkCommunityMemberChargeRefundRequest,
  checkPaymentPlatform,
} from '../schemas/payment-request.js';
import { checkPaywallPriceType } from '../schemas/paywall.js';

const checkListCommunityMemberChargesQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const page = value.page;
  if (page !== undefined) {
    if (!Number.isInteger(page)) {
      if (refuse(found, '/page', 'type', 'integer')) return false;
    } else if (page < 1 && refuse(found, '/page', 'minimum', 1)) return false;
  }
  const perPage = value.per_page;
  if (perPage !== undefined) {
    if (!Number.isInteger(perPage)) {
      if (refuse(found, '/per_page', 'type', 'integer')) return false;
    } else if (perPage < 1 && refuse(found, '/per_page', 'minimum', 1)) return false;
  }
  if (
    value.query !== undefined &&
    typeof value.query !== 'string' &&
    refuse(found, '/query', 'type', 'string')
  )
    return false;
  if (
    value.member_email !== undefined &&
    typeof value.member_email !== 'string' &&
    refuse(found, '/member_email', 'type', 'string')
  )
    return false;
  if (
    value.community_member_id !== undefined &&
    !Number.isInteger(value.community_member_id) &&
    refuse(found, '/community_member_id', 'type', 'integer')
  )
    return false;
  if (
    value.community_member_public_uid !== undefined &&
    typeof value.community_member_public_uid !== 'string' &&
    refuse(found, '/community_member_public_uid', 'type', 'string')
  )
    return false;
  if (
    value.billing_info_business_name !== undefined &&
    typeof value.billing_info_business_name !== 'string' &&
    refuse(found, '/billing_info_business_name', 'type', 'string')
  )
    return false;
  const paywallPriceType = value.paywall_price_type;
  if (paywallPriceType !== undefined) {
    if (!Array.isArray(paywallPriceType)) {
      if (refuse(found, '/paywall_price_type', 'type', 'array')) return false;
    } else {
      if (paywallPriceType.length < 1 && refuse(found, '/paywall_price_type', 'minItems', 1)) return false;
      if (paywallPriceType.length > 100 && refuse(found, '/paywall_price_type', 'maxItems', 100)) return false;
      for (let index = 0; index < paywallPriceType.length; index += 1) {
        const item = paywallPriceType[index];
        if (
          !checkPaywallPriceType(item) &&
          within(found, '/paywall_price_type/' + index, checkPaywallPriceType, item)
        )
          return false;
      }
    }
  }
  if (
    value.processor_id !== undefined &&
    typeof value.processor_id !== 'string' &&
    refuse(found, '/processor_id', 'type', 'string')
  )
    return false;
  if (
    value.subscription_processor_id !== undefined &&
    typeof value.subscription_processor_id !== 'string' &&
    refuse(found, '/subscription_processor_id', 'type', 'string')
  )
    return false;
  if (
    value.invoice_processor_id !== undefined &&
    typeof value.invoice_processor_id !== 'string' &&
    refuse(found, '/invoice_processor_id', 'type', 'string')
  )
    return false;
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < currency.length; index2 += 1) {
        const item2 = currency[index2];
        if (typeof item2 !== 'string') {
          if (refuse(found, '/currency/' + index2, 'type', 'string')) return false;
        } else if (isShorter(item2, 1) && refuse(found, '/currency/' + index2, 'minLength', 1)) return false;
      }
    }
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined) {
    if (!Array.isArray(paywallIds)) {
      if (refuse(found, '/paywall_ids', 'type', 'array')) return false;
    } else {
      if (paywallIds.length < 1 && refuse(found, '/paywall_ids', 'minItems', 1)) return false;
      if (paywallIds.length > 1000 && refuse(found, '/paywall_ids', 'maxItems', 1000)) return false;
      for (let index3 = 0; index3 < paywallIds.length; index3 += 1) {
        const item3 = paywallIds[index3];
        if (!Number.isInteger(item3) && refuse(found, '/paywall_ids/' + index3, 'type', 'integer')) return false;
      }
    }
  }
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index4 = 0; index4 < status.length; index4 += 1) {
        const item4 = status[index4];
        if (typeof item4 !== 'string') {
          if (refuse(found, '/status/' + index4, 'type', 'string')) return false;
        } else if (isShorter(item4, 1) && refuse(found, '/status/' + index4, 'minLength', 1)) return false;
      }
    }
  }
  const platform = value.platform;
  if (platform !== undefined) {
    if (!Array.isArray(platform)) {
      if (refuse(found, '/platform', 'type', 'array')) return false;
    } else {
      if (platform.length < 1 && refuse(found, '/platform', 'minItems', 1)) return false;
      if (platform.length > 100 && refuse(found, '/platform', 'maxItems', 100)) return false;
      for (let index5 = 0; index5 < platform.length; index5 += 1) {
        const item5 = platform[index5];
        if (!checkPaymentPlatform(item5) && within(found, '/platform/' + index5, checkPaymentPlatform, item5)) return false;
      }
    }
  }
  if (
    value.amount_gte !== undefined &&
    !Number.isInteger(value.amount_gte) &&
    refuse(found, '/amount_gte', 'type', 'integer')
  )
    return false;
  if (
    value.amount_lte !== undefined &&
    !Number.isInteger(value.amount_lte) &&
    refuse(found, '/amount_lte', 'type', 'integer')
  )
    return false;
  if (
    value.created_at_gte !== undefined &&
    typeof value.created_at_gte !== 'string' &&
    refuse(found, '/created_at_gte', 'type', 'string')
  )
    return false;
  if (
    value.created_at_lte !== undefined &&
    typeof value.created_at_lte !== 'string' &&
    refuse(found, '/created_at_lte', 'type', 'string')
  )
    return false;
  if (
    value.sort !== undefined &&
    !checkChargeOrder(value.sort) &&
    within(found, '/sort', checkChargeOrder, value.sort)
  )
    return false;
  if (
    value.direction !== undefined &&
    !checkSortDirection(value.direction) &&
    within(found, '/direction', checkSortDirection, value.direction)
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `listCommunityMemberCharges` are valid. */
export const checkListCommunityMemberChargesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (
    !checkListCommunityMemberChargesQuery(query) &&
    withinMember(found, '', 'query', checkListCommunityMemberChargesQuery, query)
  )
    return false;
  return fits(found);
};

const checkExportCommunityMemberChargesQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.member_email !== undefined &&
    typeof value.member_email !== 'string' &&
    refuse(found, '/member_email', 'type', 'string')
  )
    return false;
  if (
    value.community_member_id !== undefined &&
    !Number.isInteger(value.community_member_id) &&
    refuse(found, '/community_member_id', 'type', 'integer')
  )
    return false;
  if (
    value.community_member_public_uid !== undefined &&
    typeof value.community_member_public_uid !== 'string' &&
    refuse(found, '/community_member_public_uid', 'type', 'string')
  )
    return false;
  if (
    value.billing_info_business_name !== undefined &&
    typeof value.billing_info_business_name !== 'string' &&
    refuse(found, '/billing_info_business_name', 'type', 'string')
  )
    return false;
  const paywallPriceType = value.paywall_price_type;
  if (paywallPriceType !== undefined) {
    if (!Array.isArray(paywallPriceType)) {
      if (refuse(found, '/paywall_price_type', 'type', 'array')) return false;
    } else {
      if (paywallPriceType.length < 1 && refuse(found, '/paywall_price_type', 'minItems', 1)) return false;
      if (paywallPriceType.length > 100 && refuse(found, '/paywall_price_type', 'maxItems', 100)) return false;
      for (let index = 0; index < paywallPriceType.length; index += 1) {
        const item = paywallPriceType[index];
        if (
          !checkPaywallPriceType(item) &&
          within(found, '/paywall_price_type/' + index, checkPaywallPriceType, item)
        )
          return false;
      }
    }
  }
  if (
    value.processor_id !== undefined &&
    typeof value.processor_id !== 'string' &&
    refuse(found, '/processor_id', 'type', 'string')
  )
    return false;
  if (
    value.subscription_processor_id !== undefined &&
    typeof value.subscription_processor_id !== 'string' &&
    refuse(found, '/subscription_processor_id', 'type', 'string')
  )
    return false;
  if (
    value.invoice_processor_id !== undefined &&
    typeof value.invoice_processor_id !== 'string' &&
    refuse(found, '/invoice_processor_id', 'type', 'string')
  )
    return false;
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < currency.length; index2 += 1) {
        const item2 = currency[index2];
        if (typeof item2 !== 'string') {
          if (refuse(found, '/currency/' + index2, 'type', 'string')) return false;
        } else if (isShorter(item2, 1) && refuse(found, '/currency/' + index2, 'minLength', 1)) return false;
      }
    }
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined) {
    if (!Array.isArray(paywallIds)) {
      if (refuse(found, '/paywall_ids', 'type', 'array')) return false;
    } else {
      if (paywallIds.length < 1 && refuse(found, '/paywall_ids', 'minItems', 1)) return false;
      if (paywallIds.length > 1000 && refuse(found, '/paywall_ids', 'maxItems', 1000)) return false;
      for (let index3 = 0; index3 < paywallIds.length; index3 += 1) {
        const item3 = paywallIds[index3];
        if (!Number.isInteger(item3) && refuse(found, '/paywall_ids/' + index3, 'type', 'integer')) return false;
      }
    }
  }
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index4 = 0; index4 < status.length; index4 += 1) {
        const item4 = status[index4];
        if (typeof item4 !== 'string') {
          if (refuse(found, '/status/' + index4, 'type', 'string')) return false;
        } else if (isShorter(item4, 1) && refuse(found, '/status/' + index4, 'minLength', 1)) return false;
      }
    }
  }
  const platform = value.platform;
  if (platform !== undefined) {
    if (!Array.isArray(platform)) {
      if (refuse(found, '/platform', 'type', 'array')) return false;
    } else {
      if (platform.length < 1 && refuse(found, '/platform', 'minItems', 1)) return false;
      if (platform.length > 100 && refuse(found, '/platform', 'maxItems', 100)) return false;
      for (let index5 = 0; index5 < platform.length; index5 += 1) {
        const item5 = platform[index5];
        if (!checkPaymentPlatform(item5) && within(found, '/platform/' + index5, checkPaymentPlatform, item5)) return false;
      }
    }
  }
  if (
    value.amount_gte !== undefined &&
    !Number.isInteger(value.amount_gte) &&
    refuse(found, '/amount_gte', 'type', 'integer')
  )
    return false;
  if (
    value.amount_lte !== undefined &&
    !Number.isInteger(value.amount_lte) &&
    refuse(found, '/amount_lte', 'type', 'integer')
  )
    return false;
  if (
    value.created_at_gte !== undefined &&
    typeof value.created_at_gte !== 'string' &&
    refuse(found, '/created_at_gte', 'type', 'string')
  )
    return false;
  if (
    value.created_at_lte !== undefined &&
    typeof value.created_at_lte !== 'string' &&
    refuse(found, '/created_at_lte', 'type', 'string')
  )
    return false;
  const fields = value.fields;
  if (fields !== undefined) {
    if (!Array.isArray(fields)) {
      if (refuse(found, '/fields', 'type', 'array')) return false;
    } else {
      if (fields.length < 1 && refuse(found, '/fields', 'minItems', 1)) return false;
      if (fields.length > 100 && refuse(found, '/fields', 'maxItems', 100)) return false;
      for (let index6 = 0; index6 < fields.length; index6 += 1) {
        const item6 = fields[index6];
        if (typeof item6 !== 'string') {
          if (refuse(found, '/fields/' + index6, 'type', 'string')) return false;
        } else if (isShorter(item6, 1) && refuse(found, '/fields/' + index6, 'minLength', 1)) return false;
      }
    }
  }
  if (
    value.timezone !== undefined &&
    typeof value.timezone !== 'string' &&
    refuse(found, '/timezone', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `exportCommunityMemberCharges` are valid. */
export const checkExportCommunityMemberChargesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (
    !checkExportCommunityMemberChargesQuery(query) &&
    withinMember(found, '', 'query', checkExportCommunityMemberChargesQuery, query)
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `getCommunityMemberCharge` are valid. */
export const checkGetCommunityMemberChargeParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `refundCommunityMemberCharge` are valid. */
export const checkRefundCommunityMemberChargeParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const chargesRequestsChecks = {
  listCommunityMemberCharges: { parameters: checkListCommunityMemberChargesParameters },
  createCommunityMemberCharge: { body: checkCommunityMemberChargeCreateRequest },
  exportCommunityMemberCharges: { parameters: checkExportCommunityMemberChargesParameters },
  getCommunityMemberCharge: { parameters: checkGetCommunityMemberChargeParameters },
  refundCommunityMemberCharge: { parameters: checkRefundCommunityMemberChargeParameters, body: checkCommunityMemberChargeRefundRequest },
};
