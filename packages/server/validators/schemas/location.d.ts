// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { LocationResult, LocationSearchResults } from '@community-platform/types/location';

export declare const checkLocationSearchResults: Check<LocationSearchResults>;
export declare const locationSearchResultsSchema: StandardSchema<LocationSearchResults>;
export declare const checkLocationResult: Check<LocationResult>;
export declare const locationResultSchema: StandardSchema<LocationResult>;
