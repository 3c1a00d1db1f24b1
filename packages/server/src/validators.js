// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck
import { equal, ucs2length } from './runtime/server/validation-support.js';

const check0 = validate52;
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
if((data.query === undefined) || (!(func0.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.query !== undefined && func0.call(data, "query")){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.space_id !== undefined && func0.call(data0, "space_id")){
let data1 = data0.space_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err1 = {instancePath:instancePath+"/query/space_id",schemaPath:"#/allOf/0/properties/query/properties/space_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
if(data0.page !== undefined && func0.call(data0, "page")){
let data2 = data0.page;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/query/page",schemaPath:"#/allOf/0/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/query/page",schemaPath:"#/allOf/0/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
if(data0.per_page !== undefined && func0.call(data0, "per_page")){
let data3 = data0.per_page;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/allOf/0/properties/query/properties/per_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/allOf/0/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
if(data0.status !== undefined && func0.call(data0, "status")){
if(typeof data0.status !== "string"){
const err6 = {instancePath:instancePath+"/query/status",schemaPath:"#/allOf/0/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/allOf/0/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

const check1 = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.id === undefined) || (!(func0.call(data0, "id")))){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/allOf/0/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data0.id !== undefined && func0.call(data0, "id")){
let data1 = data0.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/allOf/0/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/allOf/0/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

const check2 = validate54;
const schema23 = {"type":"string","enum":["member_directory","member_space"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(!((data === "member_directory") || (data === "member_space"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func0.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.query !== undefined && func0.call(data, "query")){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.context === undefined) || (!(func0.call(data0, "context")))){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/allOf/0/properties/query/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data0.context !== undefined && func0.call(data0, "context")){
if(!(validate56(data0.context, {instancePath:instancePath+"/query/context",parentData:data0,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data0.space_id !== undefined && func0.call(data0, "space_id")){
let data2 = data0.space_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/query/space_id",schemaPath:"#/allOf/0/properties/query/properties/space_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/allOf/0/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

const check3 = validate58;
const func81 = ucs2length;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.community_member_id === undefined) || (!(func0.call(data, "community_member_id")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "community_member_id"},message:"must have required property '"+"community_member_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sso_id === undefined) || (!(func0.call(data, "sso_id")))){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "sso_id"},message:"must have required property '"+"sso_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sso_user_id === undefined) || (!(func0.call(data, "sso_user_id")))){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "sso_user_id"},message:"must have required property '"+"sso_user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.community_member_id !== undefined && func0.call(data, "community_member_id")){
let data0 = data.community_member_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/community_member_id",schemaPath:"#/properties/community_member_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data1 = data.email;
if(typeof data1 === "string"){
if(func81(data1) < 1){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.sso_id !== undefined && func0.call(data, "sso_id")){
let data2 = data.sso_id;
if(typeof data2 === "string"){
if(func81(data2) < 1){
const err8 = {instancePath:instancePath+"/sso_id",schemaPath:"#/properties/sso_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sso_id",schemaPath:"#/properties/sso_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.sso_user_id !== undefined && func0.call(data, "sso_user_id")){
let data3 = data.sso_user_id;
if(typeof data3 === "string"){
if(func81(data3) < 1){
const err10 = {instancePath:instancePath+"/sso_user_id",schemaPath:"#/properties/sso_user_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sso_user_id",schemaPath:"#/properties/sso_user_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"community_member_id":true,"email":true,"sso_id":true,"sso_user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"community_member_id":true,"email":true,"sso_id":true,"sso_user_id":true},"dynamicProps":false,"dynamicItems":false};

const check4 = validate61;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.refresh_token === undefined) || (!(func0.call(data, "refresh_token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.refresh_token !== undefined && func0.call(data, "refresh_token")){
let data0 = data.refresh_token;
if(typeof data0 === "string"){
if(func81(data0) < 1){
const err1 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

const check5 = validate64;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.access_token === undefined) || (!(func0.call(data, "access_token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.access_token !== undefined && func0.call(data, "access_token")){
let data0 = data.access_token;
if(typeof data0 === "string"){
if(func81(data0) < 1){
const err1 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"access_token":true},"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"access_token":true},"dynamicProps":false,"dynamicItems":false};

const check6 = validate67;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.refresh_token === undefined) || (!(func0.call(data, "refresh_token")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.refresh_token !== undefined && func0.call(data, "refresh_token")){
let data0 = data.refresh_token;
if(typeof data0 === "string"){
if(func81(data0) < 1){
const err1 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

const check7 = validate70;

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.query === undefined) || (!(func0.call(data, "query")))){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.query !== undefined && func0.call(data, "query")){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.page !== undefined && func0.call(data0, "page")){
let data1 = data0.page;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err1 = {instancePath:instancePath+"/query/page",schemaPath:"#/allOf/0/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/page",schemaPath:"#/allOf/0/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
if(data0.per_page !== undefined && func0.call(data0, "per_page")){
let data2 = data0.per_page;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/allOf/0/properties/query/properties/per_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/per_page",schemaPath:"#/allOf/0/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
if(data0.sort !== undefined && func0.call(data0, "sort")){
if(typeof data0.sort !== "string"){
const err5 = {instancePath:instancePath+"/query/sort",schemaPath:"#/allOf/0/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/allOf/0/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

const check8 = validate71;
const schema36 = {"type":"string","enum":["is","is_not","contains","does_not_contain","gt","lt","eq"]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(!(((((((data === "is") || (data === "is_not")) || (data === "contains")) || (data === "does_not_contain")) || (data === "gt")) || (data === "lt")) || (data === "eq"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
if(data.filter_type !== undefined && func0.call(data, "filter_type")){
if(!(validate74(data.filter_type, {instancePath:instancePath+"/filter_type",parentData:data,parentDataProperty:"filter_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.profile_field_type !== undefined && func0.call(data, "profile_field_type")){
if(typeof data.profile_field_type !== "string"){
const err2 = {instancePath:instancePath+"/profile_field_type",schemaPath:"#/properties/profile_field_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.profile_field_id !== undefined && func0.call(data, "profile_field_id")){
if(typeof data.profile_field_id !== "string"){
const err3 = {instancePath:instancePath+"/profile_field_id",schemaPath:"#/properties/profile_field_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.gte !== undefined && func0.call(data, "gte")){
let data5 = data.gte;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err5 = {instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.lte !== undefined && func0.call(data, "lte")){
let data6 = data.lte;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err6 = {instancePath:instancePath+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"key":true,"filter_type":true,"profile_field_type":true,"profile_field_id":true,"value":true,"gte":true,"lte":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"string","enum":["oldest","alphabetical","latest","role"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(!((((data === "oldest") || (data === "alphabetical")) || (data === "latest")) || (data === "role"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"string","enum":["active","inactive"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(!((data === "active") || (data === "inactive"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filters !== undefined && func0.call(data, "filters")){
let data0 = data.filters;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73(data0[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
}
if(data.search_text !== undefined && func0.call(data, "search_text")){
if(typeof data.search_text !== "string"){
const err1 = {instancePath:instancePath+"/search_text",schemaPath:"#/properties/search_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
if(data.page !== undefined && func0.call(data, "page")){
let data3 = data.page;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
if(data.per_page !== undefined && func0.call(data, "per_page")){
let data4 = data.per_page;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/per_page",schemaPath:"#/properties/per_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/per_page",schemaPath:"#/properties/per_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
if(data.search_after !== undefined && func0.call(data, "search_after")){
let data5 = data.search_after;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err6 = {instancePath:instancePath+"/search_after/" + i1,schemaPath:"#/properties/search_after/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/search_after",schemaPath:"#/properties/search_after/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
if(!(validate77(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate79(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.exclude_empty_profiles !== undefined && func0.call(data, "exclude_empty_profiles")){
if(typeof data.exclude_empty_profiles !== "boolean"){
const err8 = {instancePath:instancePath+"/exclude_empty_profiles",schemaPath:"#/properties/exclude_empty_profiles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.exclude_empty_name !== undefined && func0.call(data, "exclude_empty_name")){
if(typeof data.exclude_empty_name !== "boolean"){
const err9 = {instancePath:instancePath+"/exclude_empty_name",schemaPath:"#/properties/exclude_empty_name/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"filters":true,"search_text":true,"page":true,"per_page":true,"search_after":true,"order":true,"status":true,"exclude_empty_profiles":true,"exclude_empty_name":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"filters":true,"search_text":true,"page":true,"per_page":true,"search_after":true,"order":true,"status":true,"exclude_empty_profiles":true,"exclude_empty_name":true},"dynamicProps":false,"dynamicItems":false};

/** @type {Readonly<Record<string, import('./runtime/server/index.js').RequestValidators>>} */
export const validators = {
  listPosts: { parameters: check0 },
  getCommunityMember: { parameters: check1 },
  getFilterConfiguration: { parameters: check2 },
  createAuthToken: { body: check3 },
  refreshAccessToken: { body: check4 },
  revokeAccessToken: { body: check5 },
  revokeRefreshToken: { body: check6 },
  getHomeFeed: { parameters: check7 },
  searchCommunityMembers: { body: check8 },
};
