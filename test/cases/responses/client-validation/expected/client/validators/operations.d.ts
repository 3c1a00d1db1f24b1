// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestValidators, ResponseValidators } from '#validation';

export declare const requests: Readonly<Record<string, RequestValidators>>;
export declare const getPetRequestChecks: RequestValidators;
export declare const createPetRequestChecks: RequestValidators;
export declare const getReportRequestChecks: RequestValidators;
export declare const responses: Readonly<Record<string, ResponseValidators>>;
export declare const getPetResponseChecks: ResponseValidators;
export declare const createPetResponseChecks: ResponseValidators;
export declare const getReportResponseChecks: ResponseValidators;
