// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck
import { equal } from './runtime/server/validation-support.js';

const check0 = validate52;
const schema19 = {"$id":"trefoil:0","allOf":[{"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["pet","cat"]}}}]};
const func0 = Object.prototype.hasOwnProperty;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(!((data0 === "pet") || (data0 === "cat"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.allOf[0].properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"kind":true},"dynamicProps":false,"dynamicItems":false};

/** @type {Readonly<Record<string, import('./runtime/server/index.js').Validate>>} */
export const answerValidators = {
  'listPets 404': check0,
  'listCats 404': check0,
};
