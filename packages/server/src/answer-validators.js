// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck
import { formats } from './runtime/server/formats.js';
import { equal } from './runtime/server/validation-support.js';

const check0 = validate52;
const func0 = Object.prototype.hasOwnProperty;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.page === undefined) || (!(func0.call(data, "page")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.per_page === undefined) || (!(func0.call(data, "per_page")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "per_page"},message:"must have required property '"+"per_page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.has_next_page === undefined) || (!(func0.call(data, "has_next_page")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_next_page"},message:"must have required property '"+"has_next_page"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.page_count === undefined) || (!(func0.call(data, "page_count")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page_count"},message:"must have required property '"+"page_count"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data.page !== undefined && func0.call(data, "page")){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.per_page !== undefined && func0.call(data, "per_page")){
let data1 = data.per_page;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/per_page",schemaPath:"#/properties/per_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.has_next_page !== undefined && func0.call(data, "has_next_page")){
if(typeof data.has_next_page !== "boolean"){
const err7 = {instancePath:instancePath+"/has_next_page",schemaPath:"#/properties/has_next_page/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.page_count !== undefined && func0.call(data, "page_count")){
let data4 = data.page_count;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/page_count",schemaPath:"#/properties/page_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"page":true,"per_page":true,"has_next_page":true,"count":true,"page_count":true},"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","required":["id","status","name","tiptap_body","body","slug","url","space_name","space_slug","space_id","user_id","user_email","user_name","comments_count","community_id","hide_meta_info","user_avatar_url","published_at","created_at","updated_at","cover_image","cover_image_url","cardview_thumbnail","cardview_thumbnail_url","is_comments_enabled","is_comments_closed","is_liking_enabled","flagged_for_approval_at","unresolved_flagged_reports_count","custom_html","likes_count","topics","member_posts_count","member_comments_count","member_likes_count","community","ai_summary","rich_text_body"],"properties":{"id":{"type":"integer"},"status":{"type":"string"},"name":{"type":["string","null"]},"tiptap_body":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/tiptap_body"},{"type":"null"}]},"body":{"$ref":"trefoil:document#/components/schemas/post_body"},"slug":{"type":"string"},"url":{"type":"string"},"space_name":{"type":"string"},"space_slug":{"type":"string"},"space_id":{"type":"integer"},"user_id":{"type":"integer"},"user_email":{"type":"string"},"user_name":{"type":"string"},"comments_count":{"type":"integer"},"community_id":{"type":"integer"},"hide_meta_info":{"type":"boolean"},"user_avatar_url":{"type":["string","null"]},"published_at":{"type":"string","format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"cover_image":{"type":["string","null"]},"cover_image_url":{"type":["string","null"]},"cardview_thumbnail":{"type":["string","null"]},"cardview_thumbnail_url":{"type":["string","null"]},"is_comments_enabled":{"type":"boolean"},"is_comments_closed":{"type":"boolean"},"is_liking_enabled":{"type":"boolean"},"flagged_for_approval_at":{"type":["string","null"],"format":"date-time"},"unresolved_flagged_reports_count":{"type":"integer"},"custom_html":{"type":["string","null"]},"likes_count":{"type":"integer"},"topics":{"type":"array","items":{"type":"integer"}},"member_posts_count":{"type":"integer"},"member_comments_count":{"type":"integer"},"member_likes_count":{"type":"integer"},"community":{"$ref":"trefoil:document#/components/schemas/community"},"ai_summary":{"$ref":"trefoil:document#/components/schemas/post_ai_summary"},"rich_text_body":{"$ref":"trefoil:document#/components/schemas/rich_text_body"}}};
const schema26 = {"type":"object","required":["id","name","headline","avatar_url","roles","rich_text_field_sgid","member_tags","profile_field","page_profile_fields"],"properties":{"id":{"type":"integer","minimum":1},"name":{"type":"string"},"headline":{"type":"string"},"avatar_url":{"type":["string","null"]},"roles":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/shared_member_roles"},{"type":"array","items":{"type":"string"}},{"type":"null"}]},"rich_text_field_sgid":{"type":"string"},"member_tags":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/shared_member_tag"}},"profile_field":{"$ref":"trefoil:document#/components/schemas/profile_field"},"page_profile_fields":{"type":"array","items":{}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.admin === undefined) || (!(func0.call(data, "admin")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "admin"},message:"must have required property '"+"admin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.moderator === undefined) || (!(func0.call(data, "moderator")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moderator"},message:"must have required property '"+"moderator"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.admin !== undefined && func0.call(data, "admin")){
if(typeof data.admin !== "boolean"){
const err2 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.moderator !== undefined && func0.call(data, "moderator")){
if(typeof data.moderator !== "boolean"){
const err3 = {instancePath:instancePath+"/moderator",schemaPath:"#/properties/moderator/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"admin":true,"moderator":true},"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.emoji === undefined) || (!(func0.call(data, "emoji")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji"},message:"must have required property '"+"emoji"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.color === undefined) || (!(func0.call(data, "color")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.is_public === undefined) || (!(func0.call(data, "is_public")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_public"},message:"must have required property '"+"is_public"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.is_background_enabled === undefined) || (!(func0.call(data, "is_background_enabled")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_background_enabled"},message:"must have required property '"+"is_background_enabled"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.display_format === undefined) || (!(func0.call(data, "display_format")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_format"},message:"must have required property '"+"display_format"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.display_locations === undefined) || (!(func0.call(data, "display_locations")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_locations"},message:"must have required property '"+"display_locations"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.custom_emoji_dark_url === undefined) || (!(func0.call(data, "custom_emoji_dark_url")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_emoji_dark_url"},message:"must have required property '"+"custom_emoji_dark_url"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.custom_emoji_url === undefined) || (!(func0.call(data, "custom_emoji_url")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_emoji_url"},message:"must have required property '"+"custom_emoji_url"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.emoji !== undefined && func0.call(data, "emoji")){
if(typeof data.emoji !== "string"){
const err12 = {instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.color !== undefined && func0.call(data, "color")){
if(typeof data.color !== "string"){
const err13 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.is_public !== undefined && func0.call(data, "is_public")){
if(typeof data.is_public !== "boolean"){
const err14 = {instancePath:instancePath+"/is_public",schemaPath:"#/properties/is_public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
if(data.is_background_enabled !== undefined && func0.call(data, "is_background_enabled")){
if(typeof data.is_background_enabled !== "boolean"){
const err15 = {instancePath:instancePath+"/is_background_enabled",schemaPath:"#/properties/is_background_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
if(data.display_format !== undefined && func0.call(data, "display_format")){
if(typeof data.display_format !== "string"){
const err16 = {instancePath:instancePath+"/display_format",schemaPath:"#/properties/display_format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
}
if(data.display_locations !== undefined && func0.call(data, "display_locations")){
let data7 = data.display_locations;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err17 = {instancePath:instancePath+"/display_locations/" + i0,schemaPath:"#/properties/display_locations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/display_locations",schemaPath:"#/properties/display_locations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
if(data.custom_emoji_dark_url !== undefined && func0.call(data, "custom_emoji_dark_url")){
if(typeof data.custom_emoji_dark_url !== "string"){
const err19 = {instancePath:instancePath+"/custom_emoji_dark_url",schemaPath:"#/properties/custom_emoji_dark_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
if(data.custom_emoji_url !== undefined && func0.call(data, "custom_emoji_url")){
if(typeof data.custom_emoji_url !== "string"){
const err20 = {instancePath:instancePath+"/custom_emoji_url",schemaPath:"#/properties/custom_emoji_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"id":true,"name":true,"emoji":true,"color":true,"is_public":true,"is_background_enabled":true,"display_format":true,"display_locations":true,"custom_emoji_dark_url":true,"custom_emoji_url":true},"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","required":["id","label","field_type","key","required","allow_null","platform_field","archived","created_at","updated_at"],"properties":{"id":{"type":"integer"},"label":{"type":"string"},"field_type":{"type":"string"},"key":{"type":"string"},"required":{"type":"boolean"},"allow_null":{"type":"boolean"},"platform_field":{"type":"boolean"},"archived":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"placeholder":{"type":["string","null"]},"description":{"type":["string","null"]},"number_options":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/profile_field_number_options"},{"type":"null"}]},"choices":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/profile_field_choice"}},"pages":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/profile_page"}}}};
const formats0 = formats["date-time"];

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.format === undefined) || (!(func0.call(data, "format")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.decimal === undefined) || (!(func0.call(data, "decimal")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decimal"},message:"must have required property '"+"decimal"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(typeof data.format !== "string"){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.decimal !== undefined && func0.call(data, "decimal")){
let data2 = data.decimal;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/decimal",schemaPath:"#/properties/decimal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
if(typeof data.position !== "string"){
const err8 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"id":true,"format":true,"decimal":true,"position":true,"text":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"id":true,"value":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.visible === undefined) || (!(func0.call(data, "visible")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visible"},message:"must have required property '"+"visible"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
let data2 = data.position;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.visible !== undefined && func0.call(data, "visible")){
if(typeof data.visible !== "boolean"){
const err9 = {instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data5 = data.updated_at;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"id":true,"name":true,"position":true,"visible":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.field_type === undefined) || (!(func0.call(data, "field_type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field_type"},message:"must have required property '"+"field_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.required === undefined) || (!(func0.call(data, "required")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.allow_null === undefined) || (!(func0.call(data, "allow_null")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_null"},message:"must have required property '"+"allow_null"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.platform_field === undefined) || (!(func0.call(data, "platform_field")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform_field"},message:"must have required property '"+"platform_field"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.archived === undefined) || (!(func0.call(data, "archived")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archived"},message:"must have required property '"+"archived"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.field_type !== undefined && func0.call(data, "field_type")){
if(typeof data.field_type !== "string"){
const err12 = {instancePath:instancePath+"/field_type",schemaPath:"#/properties/field_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
const err14 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
if(data.allow_null !== undefined && func0.call(data, "allow_null")){
if(typeof data.allow_null !== "boolean"){
const err15 = {instancePath:instancePath+"/allow_null",schemaPath:"#/properties/allow_null/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
if(data.platform_field !== undefined && func0.call(data, "platform_field")){
if(typeof data.platform_field !== "boolean"){
const err16 = {instancePath:instancePath+"/platform_field",schemaPath:"#/properties/platform_field/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
}
if(data.archived !== undefined && func0.call(data, "archived")){
if(typeof data.archived !== "boolean"){
const err17 = {instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data9 = data.updated_at;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err20 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
let data10 = data.placeholder;
if((typeof data10 !== "string") && (data10 !== null)){
const err22 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: schema29.properties.placeholder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data11 = data.description;
if((typeof data11 !== "string") && (data11 !== null)){
const err23 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema29.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
}
if(data.number_options !== undefined && func0.call(data, "number_options")){
let data12 = data.number_options;
const _errs26 = errors;
let valid1 = false;
let passing0 = null;
const _errs27 = errors;
if(!(validate66(data12, {instancePath:instancePath+"/number_options",parentData:data,parentDataProperty:"number_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.format = true;
props0.decimal = true;
props0.position = true;
props0.text = true;
}
const _errs28 = errors;
if(data12 !== null){
const err24 = {instancePath:instancePath+"/number_options",schemaPath:"#/properties/number_options/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err25 = {instancePath:instancePath+"/number_options",schemaPath:"#/properties/number_options/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.choices !== undefined && func0.call(data, "choices")){
let data13 = data.choices;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate68(data13[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else if (vErrors.length < 20) { vErrors.push(err26); }
errors++;
}
}
if(data.pages !== undefined && func0.call(data, "pages")){
let data15 = data.pages;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate70(data15[i1], {instancePath:instancePath+"/pages/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else if (vErrors.length < 20) { vErrors.push(err27); }
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else if (vErrors.length < 20) { vErrors.push(err28); }
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"id":true,"label":true,"field_type":true,"key":true,"required":true,"allow_null":true,"platform_field":true,"archived":true,"created_at":true,"updated_at":true,"placeholder":true,"description":true,"number_options":true,"choices":true,"pages":true},"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.headline === undefined) || (!(func0.call(data, "headline")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.avatar_url === undefined) || (!(func0.call(data, "avatar_url")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "avatar_url"},message:"must have required property '"+"avatar_url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.roles === undefined) || (!(func0.call(data, "roles")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.rich_text_field_sgid === undefined) || (!(func0.call(data, "rich_text_field_sgid")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rich_text_field_sgid"},message:"must have required property '"+"rich_text_field_sgid"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.member_tags === undefined) || (!(func0.call(data, "member_tags")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_tags"},message:"must have required property '"+"member_tags"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.profile_field === undefined) || (!(func0.call(data, "profile_field")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile_field"},message:"must have required property '"+"profile_field"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.page_profile_fields === undefined) || (!(func0.call(data, "page_profile_fields")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page_profile_fields"},message:"must have required property '"+"page_profile_fields"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.headline !== undefined && func0.call(data, "headline")){
if(typeof data.headline !== "string"){
const err12 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.avatar_url !== undefined && func0.call(data, "avatar_url")){
let data3 = data.avatar_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema26.properties.avatar_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.roles !== undefined && func0.call(data, "roles")){
let data4 = data.roles;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate61(data4, {instancePath:instancePath+"/roles",parentData:data,parentDataProperty:"roles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.admin = true;
props0.moderator = true;
}
const _errs12 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err14 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs16 = errors;
if(data4 !== null){
const err16 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
const err17 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.rich_text_field_sgid !== undefined && func0.call(data, "rich_text_field_sgid")){
if(typeof data.rich_text_field_sgid !== "string"){
const err18 = {instancePath:instancePath+"/rich_text_field_sgid",schemaPath:"#/properties/rich_text_field_sgid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
if(data.member_tags !== undefined && func0.call(data, "member_tags")){
let data7 = data.member_tags;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate63(data7[i1], {instancePath:instancePath+"/member_tags/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/member_tags",schemaPath:"#/properties/member_tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
if(data.profile_field !== undefined && func0.call(data, "profile_field")){
if(!(validate65(data.profile_field, {instancePath:instancePath+"/profile_field",parentData:data,parentDataProperty:"profile_field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.page_profile_fields !== undefined && func0.call(data, "page_profile_fields")){
if(!(Array.isArray(data.page_profile_fields))){
const err20 = {instancePath:instancePath+"/page_profile_fields",schemaPath:"#/properties/page_profile_fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"id":true,"name":true,"headline":true,"avatar_url":true,"roles":true,"rich_text_field_sgid":true,"member_tags":true,"profile_field":true,"page_profile_fields":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.app_ios_fallback_text === undefined) || (!(func0.call(data, "app_ios_fallback_text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "app_ios_fallback_text"},message:"must have required property '"+"app_ios_fallback_text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.attachments === undefined) || (!(func0.call(data, "attachments")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.inline_attachments === undefined) || (!(func0.call(data, "inline_attachments")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inline_attachments"},message:"must have required property '"+"inline_attachments"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.sgids_to_object_map === undefined) || (!(func0.call(data, "sgids_to_object_map")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sgids_to_object_map"},message:"must have required property '"+"sgids_to_object_map"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.format === undefined) || (!(func0.call(data, "format")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.community_members === undefined) || (!(func0.call(data, "community_members")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_members"},message:"must have required property '"+"community_members"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.entities === undefined) || (!(func0.call(data, "entities")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entities"},message:"must have required property '"+"entities"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.group_mentions === undefined) || (!(func0.call(data, "group_mentions")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_mentions"},message:"must have required property '"+"group_mentions"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.polls === undefined) || (!(func0.call(data, "polls")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if(data.app_ios_fallback_text !== undefined && func0.call(data, "app_ios_fallback_text")){
if(typeof data.app_ios_fallback_text !== "string"){
const err9 = {instancePath:instancePath+"/app_ios_fallback_text",schemaPath:"#/properties/app_ios_fallback_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.attachments !== undefined && func0.call(data, "attachments")){
if(!(Array.isArray(data.attachments))){
const err10 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.inline_attachments !== undefined && func0.call(data, "inline_attachments")){
if(!(Array.isArray(data.inline_attachments))){
const err11 = {instancePath:instancePath+"/inline_attachments",schemaPath:"#/properties/inline_attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.sgids_to_object_map !== undefined && func0.call(data, "sgids_to_object_map")){
let data3 = data.sgids_to_object_map;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err12 = {instancePath:instancePath+"/sgids_to_object_map",schemaPath:"#/properties/sgids_to_object_map/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(typeof data.format !== "string"){
const err13 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.community_members !== undefined && func0.call(data, "community_members")){
let data5 = data.community_members;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data5[i0], {instancePath:instancePath+"/community_members/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/community_members",schemaPath:"#/properties/community_members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
if(data.entities !== undefined && func0.call(data, "entities")){
if(!(Array.isArray(data.entities))){
const err15 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
if(data.group_mentions !== undefined && func0.call(data, "group_mentions")){
if(!(Array.isArray(data.group_mentions))){
const err16 = {instancePath:instancePath+"/group_mentions",schemaPath:"#/properties/group_mentions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
}
if(data.polls !== undefined && func0.call(data, "polls")){
if(!(Array.isArray(data.polls))){
const err17 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"app_ios_fallback_text":true,"attachments":true,"inline_attachments":true,"sgids_to_object_map":true,"format":true,"community_members":true,"entities":true,"group_mentions":true,"polls":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.body !== undefined && func0.call(data, "body")){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.type === undefined) || (!(func0.call(data0, "type")))){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data0.content === undefined) || (!(func0.call(data0, "content")))){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data0.type !== undefined && func0.call(data0, "type")){
if(typeof data0.type !== "string"){
const err3 = {instancePath:instancePath+"/body/type",schemaPath:"#/properties/body/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data0.content !== undefined && func0.call(data0, "content")){
let data2 = data0.content;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/body/content/" + i0,schemaPath:"#/properties/body/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/body/content",schemaPath:"#/properties/body/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"body":true,"app_ios_fallback_text":true,"attachments":true,"inline_attachments":true,"sgids_to_object_map":true,"format":true,"community_members":true,"entities":true,"group_mentions":true,"polls":true},"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.record_type === undefined) || (!(func0.call(data, "record_type")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_type"},message:"must have required property '"+"record_type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.record_id === undefined) || (!(func0.call(data, "record_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_id"},message:"must have required property '"+"record_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(typeof data.body !== "string"){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.record_type !== undefined && func0.call(data, "record_type")){
if(typeof data.record_type !== "string"){
const err10 = {instancePath:instancePath+"/record_type",schemaPath:"#/properties/record_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.record_id !== undefined && func0.call(data, "record_id")){
let data4 = data.record_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err12 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data6 = data.updated_at;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err14 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"id":true,"name":true,"body":true,"record_type":true,"record_id":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"object","required":["id","created_at","name","locale","slug","allow_signups_to_public_community","community_switcher_enabled","custom_cta_for_share_links","locked_post_cta_heading","locked_post_cta_body","locked_post_cta_button_text","locked_post_cta_button_url","custom_tos_enabled","custom_tos","default_existing_member_space_id","default_logged_out_space_id","default_new_member_space_id","default_search_sorting","is_private","private_signup_link_label","private_signup_link_url","reply_to_email","white_label","weekly_digest_enabled","digest_subject","digest_intro","digests_hide_posts","digests_hide_comments","digests_hide_stats","digests_hide_members","prefs","community_setting"],"properties":{"id":{"type":"integer"},"created_at":{"type":"string","format":"date-time"},"name":{"type":"string"},"locale":{"type":"string"},"slug":{"type":"string"},"allow_signups_to_public_community":{"type":"boolean"},"community_switcher_enabled":{"type":"boolean"},"custom_cta_for_share_links":{"type":"boolean"},"locked_post_cta_heading":{"type":["string","null"]},"locked_post_cta_body":{"type":["string","null"]},"locked_post_cta_button_text":{"type":["string","null"]},"locked_post_cta_button_url":{"type":["string","null"]},"custom_tos_enabled":{"type":"boolean"},"custom_tos":{"type":["string","null"]},"default_existing_member_space_id":{"type":["integer","null"]},"default_logged_out_space_id":{"type":["integer","null"]},"default_new_member_space_id":{"type":["integer","null"]},"default_search_sorting":{"type":"string"},"is_private":{"type":["boolean","null"]},"private_signup_link_label":{"type":["string","null"]},"private_signup_link_url":{"type":["string","null"]},"reply_to_email":{"type":["string","null"]},"white_label":{"type":"boolean"},"weekly_digest_enabled":{"type":"boolean"},"digest_subject":{"type":["string","null"]},"digest_intro":{"type":["string","null"]},"digests_hide_posts":{"type":["boolean","null"]},"digests_hide_comments":{"type":["boolean","null"]},"digests_hide_stats":{"type":["boolean","null"]},"digests_hide_members":{"type":["boolean","null"]},"prefs":{"$ref":"trefoil:document#/components/schemas/community_prefs"},"community_setting":{"$ref":"trefoil:document#/components/schemas/community_setting"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.light === undefined) || (!(func0.call(data, "light")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.dark === undefined) || (!(func0.call(data, "dark")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.light !== undefined && func0.call(data, "light")){
if(typeof data.light !== "string"){
const err2 = {instancePath:instancePath+"/light",schemaPath:"#/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.dark !== undefined && func0.call(data, "dark")){
if(typeof data.dark !== "string"){
const err3 = {instancePath:instancePath+"/dark",schemaPath:"#/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"light":true,"dark":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.has_posts === undefined) || (!(func0.call(data, "has_posts")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_posts"},message:"must have required property '"+"has_posts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.has_spaces === undefined) || (!(func0.call(data, "has_spaces")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_spaces"},message:"must have required property '"+"has_spaces"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.brand_color === undefined) || (!(func0.call(data, "brand_color")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brand_color"},message:"must have required property '"+"brand_color"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.brand_text_color === undefined) || (!(func0.call(data, "brand_text_color")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brand_text_color"},message:"must have required property '"+"brand_text_color"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.has_invited_member === undefined) || (!(func0.call(data, "has_invited_member")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_invited_member"},message:"must have required property '"+"has_invited_member"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data.has_posts !== undefined && func0.call(data, "has_posts")){
if(typeof data.has_posts !== "boolean"){
const err5 = {instancePath:instancePath+"/has_posts",schemaPath:"#/properties/has_posts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.has_spaces !== undefined && func0.call(data, "has_spaces")){
if(typeof data.has_spaces !== "boolean"){
const err6 = {instancePath:instancePath+"/has_spaces",schemaPath:"#/properties/has_spaces/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.brand_color !== undefined && func0.call(data, "brand_color")){
if(!(validate80(data.brand_color, {instancePath:instancePath+"/brand_color",parentData:data,parentDataProperty:"brand_color",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.brand_text_color !== undefined && func0.call(data, "brand_text_color")){
if(!(validate80(data.brand_text_color, {instancePath:instancePath+"/brand_text_color",parentData:data,parentDataProperty:"brand_text_color",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.has_invited_member !== undefined && func0.call(data, "has_invited_member")){
if(typeof data.has_invited_member !== "boolean"){
const err7 = {instancePath:instancePath+"/has_invited_member",schemaPath:"#/properties/has_invited_member/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"has_posts":true,"has_spaces":true,"brand_color":true,"brand_text_color":true,"has_invited_member":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","required":["id","created_at","updated_at","ios_app_enabled","show_ios_app_banner","deactivate_account_enabled","allow_profile_search_indexing","truncate_post_body_in_email_notifications","hide_emails_on_member_profiles","allow_members_to_go_live","enforce_otp_for_signup","community_activity_notifications_email_enabled","community_activity_notifications_in_app_enabled","desktop_app_community_visibility_enabled","allow_moderator_csv_download","default_space_ids","default_logged_out_redirect_type","default_logged_out_redirect_id"],"properties":{"id":{"type":"integer"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"ios_app_enabled":{"type":"boolean"},"show_ios_app_banner":{"type":"boolean"},"deactivate_account_enabled":{"type":"boolean"},"allow_profile_search_indexing":{"type":"boolean"},"truncate_post_body_in_email_notifications":{"type":"boolean"},"hide_emails_on_member_profiles":{"type":"boolean"},"allow_members_to_go_live":{"type":"boolean"},"enforce_otp_for_signup":{"type":"boolean"},"community_activity_notifications_email_enabled":{"type":"boolean"},"community_activity_notifications_in_app_enabled":{"type":"boolean"},"desktop_app_community_visibility_enabled":{"type":"boolean"},"allow_moderator_csv_download":{"type":"boolean"},"default_space_ids":{"type":"array","items":{"type":"integer"}},"default_logged_out_redirect_type":{"type":["string","null"]},"default_logged_out_redirect_id":{"type":["integer","null"]}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.ios_app_enabled === undefined) || (!(func0.call(data, "ios_app_enabled")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ios_app_enabled"},message:"must have required property '"+"ios_app_enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.show_ios_app_banner === undefined) || (!(func0.call(data, "show_ios_app_banner")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show_ios_app_banner"},message:"must have required property '"+"show_ios_app_banner"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.deactivate_account_enabled === undefined) || (!(func0.call(data, "deactivate_account_enabled")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deactivate_account_enabled"},message:"must have required property '"+"deactivate_account_enabled"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.allow_profile_search_indexing === undefined) || (!(func0.call(data, "allow_profile_search_indexing")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_profile_search_indexing"},message:"must have required property '"+"allow_profile_search_indexing"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.truncate_post_body_in_email_notifications === undefined) || (!(func0.call(data, "truncate_post_body_in_email_notifications")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncate_post_body_in_email_notifications"},message:"must have required property '"+"truncate_post_body_in_email_notifications"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.hide_emails_on_member_profiles === undefined) || (!(func0.call(data, "hide_emails_on_member_profiles")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hide_emails_on_member_profiles"},message:"must have required property '"+"hide_emails_on_member_profiles"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.allow_members_to_go_live === undefined) || (!(func0.call(data, "allow_members_to_go_live")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_members_to_go_live"},message:"must have required property '"+"allow_members_to_go_live"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if((data.enforce_otp_for_signup === undefined) || (!(func0.call(data, "enforce_otp_for_signup")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enforce_otp_for_signup"},message:"must have required property '"+"enforce_otp_for_signup"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
if((data.community_activity_notifications_email_enabled === undefined) || (!(func0.call(data, "community_activity_notifications_email_enabled")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_activity_notifications_email_enabled"},message:"must have required property '"+"community_activity_notifications_email_enabled"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
if((data.community_activity_notifications_in_app_enabled === undefined) || (!(func0.call(data, "community_activity_notifications_in_app_enabled")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_activity_notifications_in_app_enabled"},message:"must have required property '"+"community_activity_notifications_in_app_enabled"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
if((data.desktop_app_community_visibility_enabled === undefined) || (!(func0.call(data, "desktop_app_community_visibility_enabled")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "desktop_app_community_visibility_enabled"},message:"must have required property '"+"desktop_app_community_visibility_enabled"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
if((data.allow_moderator_csv_download === undefined) || (!(func0.call(data, "allow_moderator_csv_download")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_moderator_csv_download"},message:"must have required property '"+"allow_moderator_csv_download"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
if((data.default_space_ids === undefined) || (!(func0.call(data, "default_space_ids")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_space_ids"},message:"must have required property '"+"default_space_ids"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
if((data.default_logged_out_redirect_type === undefined) || (!(func0.call(data, "default_logged_out_redirect_type")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_logged_out_redirect_type"},message:"must have required property '"+"default_logged_out_redirect_type"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
if((data.default_logged_out_redirect_id === undefined) || (!(func0.call(data, "default_logged_out_redirect_id")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_logged_out_redirect_id"},message:"must have required property '"+"default_logged_out_redirect_id"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data2 = data.updated_at;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err21 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
}
if(data.ios_app_enabled !== undefined && func0.call(data, "ios_app_enabled")){
if(typeof data.ios_app_enabled !== "boolean"){
const err23 = {instancePath:instancePath+"/ios_app_enabled",schemaPath:"#/properties/ios_app_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
}
if(data.show_ios_app_banner !== undefined && func0.call(data, "show_ios_app_banner")){
if(typeof data.show_ios_app_banner !== "boolean"){
const err24 = {instancePath:instancePath+"/show_ios_app_banner",schemaPath:"#/properties/show_ios_app_banner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
}
if(data.deactivate_account_enabled !== undefined && func0.call(data, "deactivate_account_enabled")){
if(typeof data.deactivate_account_enabled !== "boolean"){
const err25 = {instancePath:instancePath+"/deactivate_account_enabled",schemaPath:"#/properties/deactivate_account_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
}
if(data.allow_profile_search_indexing !== undefined && func0.call(data, "allow_profile_search_indexing")){
if(typeof data.allow_profile_search_indexing !== "boolean"){
const err26 = {instancePath:instancePath+"/allow_profile_search_indexing",schemaPath:"#/properties/allow_profile_search_indexing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else if (vErrors.length < 20) { vErrors.push(err26); }
errors++;
}
}
if(data.truncate_post_body_in_email_notifications !== undefined && func0.call(data, "truncate_post_body_in_email_notifications")){
if(typeof data.truncate_post_body_in_email_notifications !== "boolean"){
const err27 = {instancePath:instancePath+"/truncate_post_body_in_email_notifications",schemaPath:"#/properties/truncate_post_body_in_email_notifications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else if (vErrors.length < 20) { vErrors.push(err27); }
errors++;
}
}
if(data.hide_emails_on_member_profiles !== undefined && func0.call(data, "hide_emails_on_member_profiles")){
if(typeof data.hide_emails_on_member_profiles !== "boolean"){
const err28 = {instancePath:instancePath+"/hide_emails_on_member_profiles",schemaPath:"#/properties/hide_emails_on_member_profiles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else if (vErrors.length < 20) { vErrors.push(err28); }
errors++;
}
}
if(data.allow_members_to_go_live !== undefined && func0.call(data, "allow_members_to_go_live")){
if(typeof data.allow_members_to_go_live !== "boolean"){
const err29 = {instancePath:instancePath+"/allow_members_to_go_live",schemaPath:"#/properties/allow_members_to_go_live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else if (vErrors.length < 20) { vErrors.push(err29); }
errors++;
}
}
if(data.enforce_otp_for_signup !== undefined && func0.call(data, "enforce_otp_for_signup")){
if(typeof data.enforce_otp_for_signup !== "boolean"){
const err30 = {instancePath:instancePath+"/enforce_otp_for_signup",schemaPath:"#/properties/enforce_otp_for_signup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else if (vErrors.length < 20) { vErrors.push(err30); }
errors++;
}
}
if(data.community_activity_notifications_email_enabled !== undefined && func0.call(data, "community_activity_notifications_email_enabled")){
if(typeof data.community_activity_notifications_email_enabled !== "boolean"){
const err31 = {instancePath:instancePath+"/community_activity_notifications_email_enabled",schemaPath:"#/properties/community_activity_notifications_email_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else if (vErrors.length < 20) { vErrors.push(err31); }
errors++;
}
}
if(data.community_activity_notifications_in_app_enabled !== undefined && func0.call(data, "community_activity_notifications_in_app_enabled")){
if(typeof data.community_activity_notifications_in_app_enabled !== "boolean"){
const err32 = {instancePath:instancePath+"/community_activity_notifications_in_app_enabled",schemaPath:"#/properties/community_activity_notifications_in_app_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else if (vErrors.length < 20) { vErrors.push(err32); }
errors++;
}
}
if(data.desktop_app_community_visibility_enabled !== undefined && func0.call(data, "desktop_app_community_visibility_enabled")){
if(typeof data.desktop_app_community_visibility_enabled !== "boolean"){
const err33 = {instancePath:instancePath+"/desktop_app_community_visibility_enabled",schemaPath:"#/properties/desktop_app_community_visibility_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else if (vErrors.length < 20) { vErrors.push(err33); }
errors++;
}
}
if(data.allow_moderator_csv_download !== undefined && func0.call(data, "allow_moderator_csv_download")){
if(typeof data.allow_moderator_csv_download !== "boolean"){
const err34 = {instancePath:instancePath+"/allow_moderator_csv_download",schemaPath:"#/properties/allow_moderator_csv_download/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else if (vErrors.length < 20) { vErrors.push(err34); }
errors++;
}
}
if(data.default_space_ids !== undefined && func0.call(data, "default_space_ids")){
let data15 = data.default_space_ids;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err35 = {instancePath:instancePath+"/default_space_ids/" + i0,schemaPath:"#/properties/default_space_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else if (vErrors.length < 20) { vErrors.push(err35); }
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/default_space_ids",schemaPath:"#/properties/default_space_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else if (vErrors.length < 20) { vErrors.push(err36); }
errors++;
}
}
if(data.default_logged_out_redirect_type !== undefined && func0.call(data, "default_logged_out_redirect_type")){
let data17 = data.default_logged_out_redirect_type;
if((typeof data17 !== "string") && (data17 !== null)){
const err37 = {instancePath:instancePath+"/default_logged_out_redirect_type",schemaPath:"#/properties/default_logged_out_redirect_type/type",keyword:"type",params:{type: schema37.properties.default_logged_out_redirect_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else if (vErrors.length < 20) { vErrors.push(err37); }
errors++;
}
}
if(data.default_logged_out_redirect_id !== undefined && func0.call(data, "default_logged_out_redirect_id")){
let data18 = data.default_logged_out_redirect_id;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err38 = {instancePath:instancePath+"/default_logged_out_redirect_id",schemaPath:"#/properties/default_logged_out_redirect_id/type",keyword:"type",params:{type: schema37.properties.default_logged_out_redirect_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err38];
}
else if (vErrors.length < 20) { vErrors.push(err38); }
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else if (vErrors.length < 20) { vErrors.push(err39); }
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"id":true,"created_at":true,"updated_at":true,"ios_app_enabled":true,"show_ios_app_banner":true,"deactivate_account_enabled":true,"allow_profile_search_indexing":true,"truncate_post_body_in_email_notifications":true,"hide_emails_on_member_profiles":true,"allow_members_to_go_live":true,"enforce_otp_for_signup":true,"community_activity_notifications_email_enabled":true,"community_activity_notifications_in_app_enabled":true,"desktop_app_community_visibility_enabled":true,"allow_moderator_csv_download":true,"default_space_ids":true,"default_logged_out_redirect_type":true,"default_logged_out_redirect_id":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.locale === undefined) || (!(func0.call(data, "locale")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.slug === undefined) || (!(func0.call(data, "slug")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.allow_signups_to_public_community === undefined) || (!(func0.call(data, "allow_signups_to_public_community")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_signups_to_public_community"},message:"must have required property '"+"allow_signups_to_public_community"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.community_switcher_enabled === undefined) || (!(func0.call(data, "community_switcher_enabled")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_switcher_enabled"},message:"must have required property '"+"community_switcher_enabled"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.custom_cta_for_share_links === undefined) || (!(func0.call(data, "custom_cta_for_share_links")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_cta_for_share_links"},message:"must have required property '"+"custom_cta_for_share_links"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.locked_post_cta_heading === undefined) || (!(func0.call(data, "locked_post_cta_heading")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked_post_cta_heading"},message:"must have required property '"+"locked_post_cta_heading"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.locked_post_cta_body === undefined) || (!(func0.call(data, "locked_post_cta_body")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked_post_cta_body"},message:"must have required property '"+"locked_post_cta_body"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if((data.locked_post_cta_button_text === undefined) || (!(func0.call(data, "locked_post_cta_button_text")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked_post_cta_button_text"},message:"must have required property '"+"locked_post_cta_button_text"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
if((data.locked_post_cta_button_url === undefined) || (!(func0.call(data, "locked_post_cta_button_url")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked_post_cta_button_url"},message:"must have required property '"+"locked_post_cta_button_url"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
if((data.custom_tos_enabled === undefined) || (!(func0.call(data, "custom_tos_enabled")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_tos_enabled"},message:"must have required property '"+"custom_tos_enabled"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
if((data.custom_tos === undefined) || (!(func0.call(data, "custom_tos")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_tos"},message:"must have required property '"+"custom_tos"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
if((data.default_existing_member_space_id === undefined) || (!(func0.call(data, "default_existing_member_space_id")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_existing_member_space_id"},message:"must have required property '"+"default_existing_member_space_id"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
if((data.default_logged_out_space_id === undefined) || (!(func0.call(data, "default_logged_out_space_id")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_logged_out_space_id"},message:"must have required property '"+"default_logged_out_space_id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
if((data.default_new_member_space_id === undefined) || (!(func0.call(data, "default_new_member_space_id")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_new_member_space_id"},message:"must have required property '"+"default_new_member_space_id"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
if((data.default_search_sorting === undefined) || (!(func0.call(data, "default_search_sorting")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default_search_sorting"},message:"must have required property '"+"default_search_sorting"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
if((data.is_private === undefined) || (!(func0.call(data, "is_private")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_private"},message:"must have required property '"+"is_private"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
if((data.private_signup_link_label === undefined) || (!(func0.call(data, "private_signup_link_label")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "private_signup_link_label"},message:"must have required property '"+"private_signup_link_label"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
if((data.private_signup_link_url === undefined) || (!(func0.call(data, "private_signup_link_url")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "private_signup_link_url"},message:"must have required property '"+"private_signup_link_url"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
if((data.reply_to_email === undefined) || (!(func0.call(data, "reply_to_email")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reply_to_email"},message:"must have required property '"+"reply_to_email"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
if((data.white_label === undefined) || (!(func0.call(data, "white_label")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "white_label"},message:"must have required property '"+"white_label"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
if((data.weekly_digest_enabled === undefined) || (!(func0.call(data, "weekly_digest_enabled")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weekly_digest_enabled"},message:"must have required property '"+"weekly_digest_enabled"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
if((data.digest_subject === undefined) || (!(func0.call(data, "digest_subject")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest_subject"},message:"must have required property '"+"digest_subject"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
if((data.digest_intro === undefined) || (!(func0.call(data, "digest_intro")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest_intro"},message:"must have required property '"+"digest_intro"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
if((data.digests_hide_posts === undefined) || (!(func0.call(data, "digests_hide_posts")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digests_hide_posts"},message:"must have required property '"+"digests_hide_posts"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else if (vErrors.length < 20) { vErrors.push(err26); }
errors++;
}
if((data.digests_hide_comments === undefined) || (!(func0.call(data, "digests_hide_comments")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digests_hide_comments"},message:"must have required property '"+"digests_hide_comments"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else if (vErrors.length < 20) { vErrors.push(err27); }
errors++;
}
if((data.digests_hide_stats === undefined) || (!(func0.call(data, "digests_hide_stats")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digests_hide_stats"},message:"must have required property '"+"digests_hide_stats"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else if (vErrors.length < 20) { vErrors.push(err28); }
errors++;
}
if((data.digests_hide_members === undefined) || (!(func0.call(data, "digests_hide_members")))){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digests_hide_members"},message:"must have required property '"+"digests_hide_members"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else if (vErrors.length < 20) { vErrors.push(err29); }
errors++;
}
if((data.prefs === undefined) || (!(func0.call(data, "prefs")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefs"},message:"must have required property '"+"prefs"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else if (vErrors.length < 20) { vErrors.push(err30); }
errors++;
}
if((data.community_setting === undefined) || (!(func0.call(data, "community_setting")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_setting"},message:"must have required property '"+"community_setting"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else if (vErrors.length < 20) { vErrors.push(err31); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err32 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else if (vErrors.length < 20) { vErrors.push(err32); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err33 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else if (vErrors.length < 20) { vErrors.push(err33); }
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else if (vErrors.length < 20) { vErrors.push(err34); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err35 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else if (vErrors.length < 20) { vErrors.push(err35); }
errors++;
}
}
if(data.locale !== undefined && func0.call(data, "locale")){
if(typeof data.locale !== "string"){
const err36 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else if (vErrors.length < 20) { vErrors.push(err36); }
errors++;
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
if(typeof data.slug !== "string"){
const err37 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else if (vErrors.length < 20) { vErrors.push(err37); }
errors++;
}
}
if(data.allow_signups_to_public_community !== undefined && func0.call(data, "allow_signups_to_public_community")){
if(typeof data.allow_signups_to_public_community !== "boolean"){
const err38 = {instancePath:instancePath+"/allow_signups_to_public_community",schemaPath:"#/properties/allow_signups_to_public_community/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else if (vErrors.length < 20) { vErrors.push(err38); }
errors++;
}
}
if(data.community_switcher_enabled !== undefined && func0.call(data, "community_switcher_enabled")){
if(typeof data.community_switcher_enabled !== "boolean"){
const err39 = {instancePath:instancePath+"/community_switcher_enabled",schemaPath:"#/properties/community_switcher_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else if (vErrors.length < 20) { vErrors.push(err39); }
errors++;
}
}
if(data.custom_cta_for_share_links !== undefined && func0.call(data, "custom_cta_for_share_links")){
if(typeof data.custom_cta_for_share_links !== "boolean"){
const err40 = {instancePath:instancePath+"/custom_cta_for_share_links",schemaPath:"#/properties/custom_cta_for_share_links/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else if (vErrors.length < 20) { vErrors.push(err40); }
errors++;
}
}
if(data.locked_post_cta_heading !== undefined && func0.call(data, "locked_post_cta_heading")){
let data8 = data.locked_post_cta_heading;
if((typeof data8 !== "string") && (data8 !== null)){
const err41 = {instancePath:instancePath+"/locked_post_cta_heading",schemaPath:"#/properties/locked_post_cta_heading/type",keyword:"type",params:{type: schema34.properties.locked_post_cta_heading.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else if (vErrors.length < 20) { vErrors.push(err41); }
errors++;
}
}
if(data.locked_post_cta_body !== undefined && func0.call(data, "locked_post_cta_body")){
let data9 = data.locked_post_cta_body;
if((typeof data9 !== "string") && (data9 !== null)){
const err42 = {instancePath:instancePath+"/locked_post_cta_body",schemaPath:"#/properties/locked_post_cta_body/type",keyword:"type",params:{type: schema34.properties.locked_post_cta_body.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else if (vErrors.length < 20) { vErrors.push(err42); }
errors++;
}
}
if(data.locked_post_cta_button_text !== undefined && func0.call(data, "locked_post_cta_button_text")){
let data10 = data.locked_post_cta_button_text;
if((typeof data10 !== "string") && (data10 !== null)){
const err43 = {instancePath:instancePath+"/locked_post_cta_button_text",schemaPath:"#/properties/locked_post_cta_button_text/type",keyword:"type",params:{type: schema34.properties.locked_post_cta_button_text.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else if (vErrors.length < 20) { vErrors.push(err43); }
errors++;
}
}
if(data.locked_post_cta_button_url !== undefined && func0.call(data, "locked_post_cta_button_url")){
let data11 = data.locked_post_cta_button_url;
if((typeof data11 !== "string") && (data11 !== null)){
const err44 = {instancePath:instancePath+"/locked_post_cta_button_url",schemaPath:"#/properties/locked_post_cta_button_url/type",keyword:"type",params:{type: schema34.properties.locked_post_cta_button_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else if (vErrors.length < 20) { vErrors.push(err44); }
errors++;
}
}
if(data.custom_tos_enabled !== undefined && func0.call(data, "custom_tos_enabled")){
if(typeof data.custom_tos_enabled !== "boolean"){
const err45 = {instancePath:instancePath+"/custom_tos_enabled",schemaPath:"#/properties/custom_tos_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else if (vErrors.length < 20) { vErrors.push(err45); }
errors++;
}
}
if(data.custom_tos !== undefined && func0.call(data, "custom_tos")){
let data13 = data.custom_tos;
if((typeof data13 !== "string") && (data13 !== null)){
const err46 = {instancePath:instancePath+"/custom_tos",schemaPath:"#/properties/custom_tos/type",keyword:"type",params:{type: schema34.properties.custom_tos.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else if (vErrors.length < 20) { vErrors.push(err46); }
errors++;
}
}
if(data.default_existing_member_space_id !== undefined && func0.call(data, "default_existing_member_space_id")){
let data14 = data.default_existing_member_space_id;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err47 = {instancePath:instancePath+"/default_existing_member_space_id",schemaPath:"#/properties/default_existing_member_space_id/type",keyword:"type",params:{type: schema34.properties.default_existing_member_space_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else if (vErrors.length < 20) { vErrors.push(err47); }
errors++;
}
}
if(data.default_logged_out_space_id !== undefined && func0.call(data, "default_logged_out_space_id")){
let data15 = data.default_logged_out_space_id;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err48 = {instancePath:instancePath+"/default_logged_out_space_id",schemaPath:"#/properties/default_logged_out_space_id/type",keyword:"type",params:{type: schema34.properties.default_logged_out_space_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err48];
}
else if (vErrors.length < 20) { vErrors.push(err48); }
errors++;
}
}
if(data.default_new_member_space_id !== undefined && func0.call(data, "default_new_member_space_id")){
let data16 = data.default_new_member_space_id;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err49 = {instancePath:instancePath+"/default_new_member_space_id",schemaPath:"#/properties/default_new_member_space_id/type",keyword:"type",params:{type: schema34.properties.default_new_member_space_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err49];
}
else if (vErrors.length < 20) { vErrors.push(err49); }
errors++;
}
}
if(data.default_search_sorting !== undefined && func0.call(data, "default_search_sorting")){
if(typeof data.default_search_sorting !== "string"){
const err50 = {instancePath:instancePath+"/default_search_sorting",schemaPath:"#/properties/default_search_sorting/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else if (vErrors.length < 20) { vErrors.push(err50); }
errors++;
}
}
if(data.is_private !== undefined && func0.call(data, "is_private")){
let data18 = data.is_private;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err51 = {instancePath:instancePath+"/is_private",schemaPath:"#/properties/is_private/type",keyword:"type",params:{type: schema34.properties.is_private.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err51];
}
else if (vErrors.length < 20) { vErrors.push(err51); }
errors++;
}
}
if(data.private_signup_link_label !== undefined && func0.call(data, "private_signup_link_label")){
let data19 = data.private_signup_link_label;
if((typeof data19 !== "string") && (data19 !== null)){
const err52 = {instancePath:instancePath+"/private_signup_link_label",schemaPath:"#/properties/private_signup_link_label/type",keyword:"type",params:{type: schema34.properties.private_signup_link_label.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else if (vErrors.length < 20) { vErrors.push(err52); }
errors++;
}
}
if(data.private_signup_link_url !== undefined && func0.call(data, "private_signup_link_url")){
let data20 = data.private_signup_link_url;
if((typeof data20 !== "string") && (data20 !== null)){
const err53 = {instancePath:instancePath+"/private_signup_link_url",schemaPath:"#/properties/private_signup_link_url/type",keyword:"type",params:{type: schema34.properties.private_signup_link_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else if (vErrors.length < 20) { vErrors.push(err53); }
errors++;
}
}
if(data.reply_to_email !== undefined && func0.call(data, "reply_to_email")){
let data21 = data.reply_to_email;
if((typeof data21 !== "string") && (data21 !== null)){
const err54 = {instancePath:instancePath+"/reply_to_email",schemaPath:"#/properties/reply_to_email/type",keyword:"type",params:{type: schema34.properties.reply_to_email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else if (vErrors.length < 20) { vErrors.push(err54); }
errors++;
}
}
if(data.white_label !== undefined && func0.call(data, "white_label")){
if(typeof data.white_label !== "boolean"){
const err55 = {instancePath:instancePath+"/white_label",schemaPath:"#/properties/white_label/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err55];
}
else if (vErrors.length < 20) { vErrors.push(err55); }
errors++;
}
}
if(data.weekly_digest_enabled !== undefined && func0.call(data, "weekly_digest_enabled")){
if(typeof data.weekly_digest_enabled !== "boolean"){
const err56 = {instancePath:instancePath+"/weekly_digest_enabled",schemaPath:"#/properties/weekly_digest_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else if (vErrors.length < 20) { vErrors.push(err56); }
errors++;
}
}
if(data.digest_subject !== undefined && func0.call(data, "digest_subject")){
let data24 = data.digest_subject;
if((typeof data24 !== "string") && (data24 !== null)){
const err57 = {instancePath:instancePath+"/digest_subject",schemaPath:"#/properties/digest_subject/type",keyword:"type",params:{type: schema34.properties.digest_subject.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err57];
}
else if (vErrors.length < 20) { vErrors.push(err57); }
errors++;
}
}
if(data.digest_intro !== undefined && func0.call(data, "digest_intro")){
let data25 = data.digest_intro;
if((typeof data25 !== "string") && (data25 !== null)){
const err58 = {instancePath:instancePath+"/digest_intro",schemaPath:"#/properties/digest_intro/type",keyword:"type",params:{type: schema34.properties.digest_intro.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err58];
}
else if (vErrors.length < 20) { vErrors.push(err58); }
errors++;
}
}
if(data.digests_hide_posts !== undefined && func0.call(data, "digests_hide_posts")){
let data26 = data.digests_hide_posts;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err59 = {instancePath:instancePath+"/digests_hide_posts",schemaPath:"#/properties/digests_hide_posts/type",keyword:"type",params:{type: schema34.properties.digests_hide_posts.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err59];
}
else if (vErrors.length < 20) { vErrors.push(err59); }
errors++;
}
}
if(data.digests_hide_comments !== undefined && func0.call(data, "digests_hide_comments")){
let data27 = data.digests_hide_comments;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err60 = {instancePath:instancePath+"/digests_hide_comments",schemaPath:"#/properties/digests_hide_comments/type",keyword:"type",params:{type: schema34.properties.digests_hide_comments.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err60];
}
else if (vErrors.length < 20) { vErrors.push(err60); }
errors++;
}
}
if(data.digests_hide_stats !== undefined && func0.call(data, "digests_hide_stats")){
let data28 = data.digests_hide_stats;
if((typeof data28 !== "boolean") && (data28 !== null)){
const err61 = {instancePath:instancePath+"/digests_hide_stats",schemaPath:"#/properties/digests_hide_stats/type",keyword:"type",params:{type: schema34.properties.digests_hide_stats.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err61];
}
else if (vErrors.length < 20) { vErrors.push(err61); }
errors++;
}
}
if(data.digests_hide_members !== undefined && func0.call(data, "digests_hide_members")){
let data29 = data.digests_hide_members;
if((typeof data29 !== "boolean") && (data29 !== null)){
const err62 = {instancePath:instancePath+"/digests_hide_members",schemaPath:"#/properties/digests_hide_members/type",keyword:"type",params:{type: schema34.properties.digests_hide_members.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err62];
}
else if (vErrors.length < 20) { vErrors.push(err62); }
errors++;
}
}
if(data.prefs !== undefined && func0.call(data, "prefs")){
if(!(validate79(data.prefs, {instancePath:instancePath+"/prefs",parentData:data,parentDataProperty:"prefs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.community_setting !== undefined && func0.call(data, "community_setting")){
if(!(validate84(data.community_setting, {instancePath:instancePath+"/community_setting",parentData:data,parentDataProperty:"community_setting",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else if (vErrors.length < 20) { vErrors.push(err63); }
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"id":true,"created_at":true,"name":true,"locale":true,"slug":true,"allow_signups_to_public_community":true,"community_switcher_enabled":true,"custom_cta_for_share_links":true,"locked_post_cta_heading":true,"locked_post_cta_body":true,"locked_post_cta_button_text":true,"locked_post_cta_button_url":true,"custom_tos_enabled":true,"custom_tos":true,"default_existing_member_space_id":true,"default_logged_out_space_id":true,"default_new_member_space_id":true,"default_search_sorting":true,"is_private":true,"private_signup_link_label":true,"private_signup_link_url":true,"reply_to_email":true,"white_label":true,"weekly_digest_enabled":true,"digest_subject":true,"digest_intro":true,"digests_hide_posts":true,"digests_hide_comments":true,"digests_hide_stats":true,"digests_hide_members":true,"prefs":true,"community_setting":true},"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","required":["overview","content"],"properties":{"overview":{"type":["string","null"]},"content":{"type":"string"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.overview === undefined) || (!(func0.call(data, "overview")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overview"},message:"must have required property '"+"overview"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.overview !== undefined && func0.call(data, "overview")){
let data0 = data.overview;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/overview",schemaPath:"#/properties/overview/type",keyword:"type",params:{type: schema38.properties.overview.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.content !== undefined && func0.call(data, "content")){
if(typeof data.content !== "string"){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"overview":true,"content":true},"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","required":["type"],"properties":{"type":{"type":"string"},"content":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/rich_text_node"}},"text":{"type":["string","null"]},"attrs":{"$ref":"trefoil:document#/components/schemas/rich_text_node_attributes"},"marks":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/rich_text_mark"}}}};
const wrapper0 = {validate: validate91};
const schema41 = {"type":"object","required":["sgid"],"properties":{"sgid":{"type":"string"},"href":{"type":["string","null"]},"target":{"type":["string","null"]}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sgid === undefined) || (!(func0.call(data, "sgid")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sgid"},message:"must have required property '"+"sgid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.sgid !== undefined && func0.call(data, "sgid")){
if(typeof data.sgid !== "string"){
const err1 = {instancePath:instancePath+"/sgid",schemaPath:"#/properties/sgid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
if(data.href !== undefined && func0.call(data, "href")){
let data1 = data.href;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: schema41.properties.href.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
let data2 = data.target;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema41.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"sgid":true,"href":true,"target":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","required":["type"],"properties":{"type":{"type":"string"},"attrs":{"type":"object","required":["href","target"],"properties":{"href":{"type":"string"},"target":{"type":["string","null"]}}}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
if(data.attrs !== undefined && func0.call(data, "attrs")){
let data1 = data.attrs;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.href === undefined) || (!(func0.call(data1, "href")))){
const err2 = {instancePath:instancePath+"/attrs",schemaPath:"#/properties/attrs/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data1.target === undefined) || (!(func0.call(data1, "target")))){
const err3 = {instancePath:instancePath+"/attrs",schemaPath:"#/properties/attrs/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(data1.href !== undefined && func0.call(data1, "href")){
if(typeof data1.href !== "string"){
const err4 = {instancePath:instancePath+"/attrs/href",schemaPath:"#/properties/attrs/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data1.target !== undefined && func0.call(data1, "target")){
let data3 = data1.target;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/attrs/target",schemaPath:"#/properties/attrs/properties/target/type",keyword:"type",params:{type: schema42.properties.attrs.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/attrs",schemaPath:"#/properties/attrs/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"type":true,"attrs":true},"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
if(data.content !== undefined && func0.call(data, "content")){
let data1 = data.content;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data3 = data.text;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema40.properties.text.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.attrs !== undefined && func0.call(data, "attrs")){
if(!(validate92(data.attrs, {instancePath:instancePath+"/attrs",parentData:data,parentDataProperty:"attrs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.marks !== undefined && func0.call(data, "marks")){
let data5 = data.marks;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate94(data5[i1], {instancePath:instancePath+"/marks/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"content":true,"text":true,"attrs":true,"marks":true},"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.body !== undefined && func0.call(data, "body")){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.type === undefined) || (!(func0.call(data0, "type")))){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data0.content === undefined) || (!(func0.call(data0, "content")))){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data0.type !== undefined && func0.call(data0, "type")){
if(typeof data0.type !== "string"){
const err3 = {instancePath:instancePath+"/body/type",schemaPath:"#/properties/body/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data0.content !== undefined && func0.call(data0, "content")){
let data2 = data0.content;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate91(data2[i0], {instancePath:instancePath+"/body/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/body/content",schemaPath:"#/properties/body/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"body":true,"app_ios_fallback_text":true,"attachments":true,"inline_attachments":true,"sgids_to_object_map":true,"format":true,"community_members":true,"entities":true,"group_mentions":true,"polls":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.tiptap_body === undefined) || (!(func0.call(data, "tiptap_body")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tiptap_body"},message:"must have required property '"+"tiptap_body"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.slug === undefined) || (!(func0.call(data, "slug")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.space_name === undefined) || (!(func0.call(data, "space_name")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "space_name"},message:"must have required property '"+"space_name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.space_slug === undefined) || (!(func0.call(data, "space_slug")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "space_slug"},message:"must have required property '"+"space_slug"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.space_id === undefined) || (!(func0.call(data, "space_id")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "space_id"},message:"must have required property '"+"space_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if((data.user_id === undefined) || (!(func0.call(data, "user_id")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
if((data.user_email === undefined) || (!(func0.call(data, "user_email")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_email"},message:"must have required property '"+"user_email"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
if((data.user_name === undefined) || (!(func0.call(data, "user_name")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_name"},message:"must have required property '"+"user_name"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
if((data.comments_count === undefined) || (!(func0.call(data, "comments_count")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comments_count"},message:"must have required property '"+"comments_count"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
if((data.community_id === undefined) || (!(func0.call(data, "community_id")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_id"},message:"must have required property '"+"community_id"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
if((data.hide_meta_info === undefined) || (!(func0.call(data, "hide_meta_info")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hide_meta_info"},message:"must have required property '"+"hide_meta_info"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
if((data.user_avatar_url === undefined) || (!(func0.call(data, "user_avatar_url")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_avatar_url"},message:"must have required property '"+"user_avatar_url"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
if((data.published_at === undefined) || (!(func0.call(data, "published_at")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
if((data.cover_image === undefined) || (!(func0.call(data, "cover_image")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cover_image"},message:"must have required property '"+"cover_image"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
if((data.cover_image_url === undefined) || (!(func0.call(data, "cover_image_url")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cover_image_url"},message:"must have required property '"+"cover_image_url"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
if((data.cardview_thumbnail === undefined) || (!(func0.call(data, "cardview_thumbnail")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardview_thumbnail"},message:"must have required property '"+"cardview_thumbnail"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
if((data.cardview_thumbnail_url === undefined) || (!(func0.call(data, "cardview_thumbnail_url")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardview_thumbnail_url"},message:"must have required property '"+"cardview_thumbnail_url"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
if((data.is_comments_enabled === undefined) || (!(func0.call(data, "is_comments_enabled")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_comments_enabled"},message:"must have required property '"+"is_comments_enabled"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
if((data.is_comments_closed === undefined) || (!(func0.call(data, "is_comments_closed")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_comments_closed"},message:"must have required property '"+"is_comments_closed"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
if((data.is_liking_enabled === undefined) || (!(func0.call(data, "is_liking_enabled")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_liking_enabled"},message:"must have required property '"+"is_liking_enabled"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else if (vErrors.length < 20) { vErrors.push(err26); }
errors++;
}
if((data.flagged_for_approval_at === undefined) || (!(func0.call(data, "flagged_for_approval_at")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flagged_for_approval_at"},message:"must have required property '"+"flagged_for_approval_at"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else if (vErrors.length < 20) { vErrors.push(err27); }
errors++;
}
if((data.unresolved_flagged_reports_count === undefined) || (!(func0.call(data, "unresolved_flagged_reports_count")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unresolved_flagged_reports_count"},message:"must have required property '"+"unresolved_flagged_reports_count"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else if (vErrors.length < 20) { vErrors.push(err28); }
errors++;
}
if((data.custom_html === undefined) || (!(func0.call(data, "custom_html")))){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_html"},message:"must have required property '"+"custom_html"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else if (vErrors.length < 20) { vErrors.push(err29); }
errors++;
}
if((data.likes_count === undefined) || (!(func0.call(data, "likes_count")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "likes_count"},message:"must have required property '"+"likes_count"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else if (vErrors.length < 20) { vErrors.push(err30); }
errors++;
}
if((data.topics === undefined) || (!(func0.call(data, "topics")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topics"},message:"must have required property '"+"topics"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else if (vErrors.length < 20) { vErrors.push(err31); }
errors++;
}
if((data.member_posts_count === undefined) || (!(func0.call(data, "member_posts_count")))){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_posts_count"},message:"must have required property '"+"member_posts_count"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else if (vErrors.length < 20) { vErrors.push(err32); }
errors++;
}
if((data.member_comments_count === undefined) || (!(func0.call(data, "member_comments_count")))){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_comments_count"},message:"must have required property '"+"member_comments_count"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else if (vErrors.length < 20) { vErrors.push(err33); }
errors++;
}
if((data.member_likes_count === undefined) || (!(func0.call(data, "member_likes_count")))){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_likes_count"},message:"must have required property '"+"member_likes_count"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else if (vErrors.length < 20) { vErrors.push(err34); }
errors++;
}
if((data.community === undefined) || (!(func0.call(data, "community")))){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community"},message:"must have required property '"+"community"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else if (vErrors.length < 20) { vErrors.push(err35); }
errors++;
}
if((data.ai_summary === undefined) || (!(func0.call(data, "ai_summary")))){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ai_summary"},message:"must have required property '"+"ai_summary"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else if (vErrors.length < 20) { vErrors.push(err36); }
errors++;
}
if((data.rich_text_body === undefined) || (!(func0.call(data, "rich_text_body")))){
const err37 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rich_text_body"},message:"must have required property '"+"rich_text_body"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else if (vErrors.length < 20) { vErrors.push(err37); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err38 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else if (vErrors.length < 20) { vErrors.push(err38); }
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(typeof data.status !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else if (vErrors.length < 20) { vErrors.push(err39); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err40 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema23.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else if (vErrors.length < 20) { vErrors.push(err40); }
errors++;
}
}
if(data.tiptap_body !== undefined && func0.call(data, "tiptap_body")){
let data3 = data.tiptap_body;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate58(data3, {instancePath:instancePath+"/tiptap_body",parentData:data,parentDataProperty:"tiptap_body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.body = true;
props0.app_ios_fallback_text = true;
props0.attachments = true;
props0.inline_attachments = true;
props0.sgids_to_object_map = true;
props0.format = true;
props0.community_members = true;
props0.entities = true;
props0.group_mentions = true;
props0.polls = true;
}
const _errs10 = errors;
if(data3 !== null){
const err41 = {instancePath:instancePath+"/tiptap_body",schemaPath:"#/properties/tiptap_body/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err41];
}
else if (vErrors.length < 20) { vErrors.push(err41); }
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err42 = {instancePath:instancePath+"/tiptap_body",schemaPath:"#/properties/tiptap_body/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err42];
}
else if (vErrors.length < 20) { vErrors.push(err42); }
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate76(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
if(typeof data.slug !== "string"){
const err43 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else if (vErrors.length < 20) { vErrors.push(err43); }
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err44 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else if (vErrors.length < 20) { vErrors.push(err44); }
errors++;
}
}
if(data.space_name !== undefined && func0.call(data, "space_name")){
if(typeof data.space_name !== "string"){
const err45 = {instancePath:instancePath+"/space_name",schemaPath:"#/properties/space_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else if (vErrors.length < 20) { vErrors.push(err45); }
errors++;
}
}
if(data.space_slug !== undefined && func0.call(data, "space_slug")){
if(typeof data.space_slug !== "string"){
const err46 = {instancePath:instancePath+"/space_slug",schemaPath:"#/properties/space_slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else if (vErrors.length < 20) { vErrors.push(err46); }
errors++;
}
}
if(data.space_id !== undefined && func0.call(data, "space_id")){
let data9 = data.space_id;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err47 = {instancePath:instancePath+"/space_id",schemaPath:"#/properties/space_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else if (vErrors.length < 20) { vErrors.push(err47); }
errors++;
}
}
if(data.user_id !== undefined && func0.call(data, "user_id")){
let data10 = data.user_id;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err48 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else if (vErrors.length < 20) { vErrors.push(err48); }
errors++;
}
}
if(data.user_email !== undefined && func0.call(data, "user_email")){
if(typeof data.user_email !== "string"){
const err49 = {instancePath:instancePath+"/user_email",schemaPath:"#/properties/user_email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else if (vErrors.length < 20) { vErrors.push(err49); }
errors++;
}
}
if(data.user_name !== undefined && func0.call(data, "user_name")){
if(typeof data.user_name !== "string"){
const err50 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else if (vErrors.length < 20) { vErrors.push(err50); }
errors++;
}
}
if(data.comments_count !== undefined && func0.call(data, "comments_count")){
let data13 = data.comments_count;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err51 = {instancePath:instancePath+"/comments_count",schemaPath:"#/properties/comments_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else if (vErrors.length < 20) { vErrors.push(err51); }
errors++;
}
}
if(data.community_id !== undefined && func0.call(data, "community_id")){
let data14 = data.community_id;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err52 = {instancePath:instancePath+"/community_id",schemaPath:"#/properties/community_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else if (vErrors.length < 20) { vErrors.push(err52); }
errors++;
}
}
if(data.hide_meta_info !== undefined && func0.call(data, "hide_meta_info")){
if(typeof data.hide_meta_info !== "boolean"){
const err53 = {instancePath:instancePath+"/hide_meta_info",schemaPath:"#/properties/hide_meta_info/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else if (vErrors.length < 20) { vErrors.push(err53); }
errors++;
}
}
if(data.user_avatar_url !== undefined && func0.call(data, "user_avatar_url")){
let data16 = data.user_avatar_url;
if((typeof data16 !== "string") && (data16 !== null)){
const err54 = {instancePath:instancePath+"/user_avatar_url",schemaPath:"#/properties/user_avatar_url/type",keyword:"type",params:{type: schema23.properties.user_avatar_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else if (vErrors.length < 20) { vErrors.push(err54); }
errors++;
}
}
if(data.published_at !== undefined && func0.call(data, "published_at")){
let data17 = data.published_at;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err55 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else if (vErrors.length < 20) { vErrors.push(err55); }
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else if (vErrors.length < 20) { vErrors.push(err56); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data18 = data.created_at;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err57 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else if (vErrors.length < 20) { vErrors.push(err57); }
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else if (vErrors.length < 20) { vErrors.push(err58); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data19 = data.updated_at;
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err59 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else if (vErrors.length < 20) { vErrors.push(err59); }
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else if (vErrors.length < 20) { vErrors.push(err60); }
errors++;
}
}
if(data.cover_image !== undefined && func0.call(data, "cover_image")){
let data20 = data.cover_image;
if((typeof data20 !== "string") && (data20 !== null)){
const err61 = {instancePath:instancePath+"/cover_image",schemaPath:"#/properties/cover_image/type",keyword:"type",params:{type: schema23.properties.cover_image.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err61];
}
else if (vErrors.length < 20) { vErrors.push(err61); }
errors++;
}
}
if(data.cover_image_url !== undefined && func0.call(data, "cover_image_url")){
let data21 = data.cover_image_url;
if((typeof data21 !== "string") && (data21 !== null)){
const err62 = {instancePath:instancePath+"/cover_image_url",schemaPath:"#/properties/cover_image_url/type",keyword:"type",params:{type: schema23.properties.cover_image_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err62];
}
else if (vErrors.length < 20) { vErrors.push(err62); }
errors++;
}
}
if(data.cardview_thumbnail !== undefined && func0.call(data, "cardview_thumbnail")){
let data22 = data.cardview_thumbnail;
if((typeof data22 !== "string") && (data22 !== null)){
const err63 = {instancePath:instancePath+"/cardview_thumbnail",schemaPath:"#/properties/cardview_thumbnail/type",keyword:"type",params:{type: schema23.properties.cardview_thumbnail.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else if (vErrors.length < 20) { vErrors.push(err63); }
errors++;
}
}
if(data.cardview_thumbnail_url !== undefined && func0.call(data, "cardview_thumbnail_url")){
let data23 = data.cardview_thumbnail_url;
if((typeof data23 !== "string") && (data23 !== null)){
const err64 = {instancePath:instancePath+"/cardview_thumbnail_url",schemaPath:"#/properties/cardview_thumbnail_url/type",keyword:"type",params:{type: schema23.properties.cardview_thumbnail_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else if (vErrors.length < 20) { vErrors.push(err64); }
errors++;
}
}
if(data.is_comments_enabled !== undefined && func0.call(data, "is_comments_enabled")){
if(typeof data.is_comments_enabled !== "boolean"){
const err65 = {instancePath:instancePath+"/is_comments_enabled",schemaPath:"#/properties/is_comments_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else if (vErrors.length < 20) { vErrors.push(err65); }
errors++;
}
}
if(data.is_comments_closed !== undefined && func0.call(data, "is_comments_closed")){
if(typeof data.is_comments_closed !== "boolean"){
const err66 = {instancePath:instancePath+"/is_comments_closed",schemaPath:"#/properties/is_comments_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else if (vErrors.length < 20) { vErrors.push(err66); }
errors++;
}
}
if(data.is_liking_enabled !== undefined && func0.call(data, "is_liking_enabled")){
if(typeof data.is_liking_enabled !== "boolean"){
const err67 = {instancePath:instancePath+"/is_liking_enabled",schemaPath:"#/properties/is_liking_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else if (vErrors.length < 20) { vErrors.push(err67); }
errors++;
}
}
if(data.flagged_for_approval_at !== undefined && func0.call(data, "flagged_for_approval_at")){
let data27 = data.flagged_for_approval_at;
if((typeof data27 !== "string") && (data27 !== null)){
const err68 = {instancePath:instancePath+"/flagged_for_approval_at",schemaPath:"#/properties/flagged_for_approval_at/type",keyword:"type",params:{type: schema23.properties.flagged_for_approval_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else if (vErrors.length < 20) { vErrors.push(err68); }
errors++;
}
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err69 = {instancePath:instancePath+"/flagged_for_approval_at",schemaPath:"#/properties/flagged_for_approval_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else if (vErrors.length < 20) { vErrors.push(err69); }
errors++;
}
}
}
if(data.unresolved_flagged_reports_count !== undefined && func0.call(data, "unresolved_flagged_reports_count")){
let data28 = data.unresolved_flagged_reports_count;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err70 = {instancePath:instancePath+"/unresolved_flagged_reports_count",schemaPath:"#/properties/unresolved_flagged_reports_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else if (vErrors.length < 20) { vErrors.push(err70); }
errors++;
}
}
if(data.custom_html !== undefined && func0.call(data, "custom_html")){
let data29 = data.custom_html;
if((typeof data29 !== "string") && (data29 !== null)){
const err71 = {instancePath:instancePath+"/custom_html",schemaPath:"#/properties/custom_html/type",keyword:"type",params:{type: schema23.properties.custom_html.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err71];
}
else if (vErrors.length < 20) { vErrors.push(err71); }
errors++;
}
}
if(data.likes_count !== undefined && func0.call(data, "likes_count")){
let data30 = data.likes_count;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err72 = {instancePath:instancePath+"/likes_count",schemaPath:"#/properties/likes_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err72];
}
else if (vErrors.length < 20) { vErrors.push(err72); }
errors++;
}
}
if(data.topics !== undefined && func0.call(data, "topics")){
let data31 = data.topics;
if(Array.isArray(data31)){
const len0 = data31.length;
for(let i0=0; i0<len0; i0++){
let data32 = data31[i0];
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err73 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else if (vErrors.length < 20) { vErrors.push(err73); }
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else if (vErrors.length < 20) { vErrors.push(err74); }
errors++;
}
}
if(data.member_posts_count !== undefined && func0.call(data, "member_posts_count")){
let data33 = data.member_posts_count;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
const err75 = {instancePath:instancePath+"/member_posts_count",schemaPath:"#/properties/member_posts_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else if (vErrors.length < 20) { vErrors.push(err75); }
errors++;
}
}
if(data.member_comments_count !== undefined && func0.call(data, "member_comments_count")){
let data34 = data.member_comments_count;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
const err76 = {instancePath:instancePath+"/member_comments_count",schemaPath:"#/properties/member_comments_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err76];
}
else if (vErrors.length < 20) { vErrors.push(err76); }
errors++;
}
}
if(data.member_likes_count !== undefined && func0.call(data, "member_likes_count")){
let data35 = data.member_likes_count;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
const err77 = {instancePath:instancePath+"/member_likes_count",schemaPath:"#/properties/member_likes_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else if (vErrors.length < 20) { vErrors.push(err77); }
errors++;
}
}
if(data.community !== undefined && func0.call(data, "community")){
if(!(validate78(data.community, {instancePath:instancePath+"/community",parentData:data,parentDataProperty:"community",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.ai_summary !== undefined && func0.call(data, "ai_summary")){
if(!(validate87(data.ai_summary, {instancePath:instancePath+"/ai_summary",parentData:data,parentDataProperty:"ai_summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.rich_text_body !== undefined && func0.call(data, "rich_text_body")){
if(!(validate89(data.rich_text_body, {instancePath:instancePath+"/rich_text_body",parentData:data,parentDataProperty:"rich_text_body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else if (vErrors.length < 20) { vErrors.push(err78); }
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"id":true,"status":true,"name":true,"tiptap_body":true,"body":true,"slug":true,"url":true,"space_name":true,"space_slug":true,"space_id":true,"user_id":true,"user_email":true,"user_name":true,"comments_count":true,"community_id":true,"hide_meta_info":true,"user_avatar_url":true,"published_at":true,"created_at":true,"updated_at":true,"cover_image":true,"cover_image_url":true,"cardview_thumbnail":true,"cardview_thumbnail_url":true,"is_comments_enabled":true,"is_comments_closed":true,"is_liking_enabled":true,"flagged_for_approval_at":true,"unresolved_flagged_reports_count":true,"custom_html":true,"likes_count":true,"topics":true,"member_posts_count":true,"member_comments_count":true,"member_likes_count":true,"community":true,"ai_summary":true,"rich_text_body":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.records !== undefined && func0.call(data, "records")){
let data0 = data.records;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data0[i0], {instancePath:instancePath+"/records/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/records",schemaPath:"#/allOf/1/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"records":true,"page":true,"per_page":true,"has_next_page":true,"count":true,"page_count":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"records":true,"page":true,"per_page":true,"has_next_page":true,"count":true,"page_count":true},"dynamicProps":false,"dynamicItems":false};

const check1 = validate100;
const schema44 = {"type":"object","required":["success","message","error_details"],"properties":{"success":{"type":"boolean","const":false},"message":{"type":"string"},"error_details":{"type":["object","string","array","null"],"additionalProperties":true,"items":{}}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.success === undefined) || (!(func0.call(data, "success")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.error_details === undefined) || (!(func0.call(data, "error_details")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error_details"},message:"must have required property '"+"error_details"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.success !== undefined && func0.call(data, "success")){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(false !== data0){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.error_details !== undefined && func0.call(data, "error_details")){
let data2 = data.error_details;
if((typeof data2 != "object") && (typeof data2 !== "string")){
const err6 = {instancePath:instancePath+"/error_details",schemaPath:"#/properties/error_details/type",keyword:"type",params:{type: schema44.properties.error_details.type},message:"must be object,string,array,null"};
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"success":true,"message":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"success":true,"message":true,"error_details":true},"dynamicProps":false,"dynamicItems":false};

const check2 = validate103;
const schema46 = {"type":"object","required":["id","first_name","last_name","email","headline","created_at","updated_at","community_id","last_seen_at","profile_confirmed_at","member_since","member_since_overridden","profile_url","public_uid","avatar_url","user_id","name","accepted_invitation","active","sso_provider_user_id","flattened_profile_fields","posts_count","comments_count","member_tags","profile_fields","gamification_stats","activity_score"],"properties":{"id":{"type":"integer"},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"email":{"type":"string"},"headline":{"type":["string","null"]},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"community_id":{"type":"integer"},"last_seen_at":{"type":["string","null"],"format":"date-time"},"profile_confirmed_at":{"type":["string","null"],"format":"date-time"},"member_since":{"type":["string","null"],"format":"date-time"},"member_since_overridden":{"type":"boolean"},"profile_url":{"type":"string"},"public_uid":{"type":"string"},"avatar_url":{"type":["string","null"]},"user_id":{"type":"integer"},"name":{"type":"string"},"accepted_invitation":{"type":"string","pattern":"^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$"},"active":{"type":"boolean"},"sso_provider_user_id":{"type":["string","null"]},"flattened_profile_fields":{"type":"object","additionalProperties":true},"posts_count":{"type":"integer"},"comments_count":{"type":"integer"},"member_tags":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/member_tag_reference"}},"profile_fields":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/member_profile_field"}},"gamification_stats":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/gamification_stats"},{"type":"null"}]},"activity_score":{"$ref":"trefoil:document#/components/schemas/activity_score"}}};
const pattern3 = new RegExp("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"id":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","required":["id","label","field_type","key","placeholder","description","required","platform_field","created_at","updated_at"],"properties":{"id":{"type":"integer"},"label":{"type":"string"},"field_type":{"type":"string"},"key":{"type":"string"},"placeholder":{"type":["string","null"]},"description":{"type":["string","null"]},"required":{"type":"boolean"},"platform_field":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.field_type === undefined) || (!(func0.call(data, "field_type")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field_type"},message:"must have required property '"+"field_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.placeholder === undefined) || (!(func0.call(data, "placeholder")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.required === undefined) || (!(func0.call(data, "required")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.platform_field === undefined) || (!(func0.call(data, "platform_field")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform_field"},message:"must have required property '"+"platform_field"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.field_type !== undefined && func0.call(data, "field_type")){
if(typeof data.field_type !== "string"){
const err12 = {instancePath:instancePath+"/field_type",schemaPath:"#/properties/field_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
let data4 = data.placeholder;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: schema48.properties.placeholder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema48.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
const err16 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
}
if(data.platform_field !== undefined && func0.call(data, "platform_field")){
if(typeof data.platform_field !== "boolean"){
const err17 = {instancePath:instancePath+"/platform_field",schemaPath:"#/properties/platform_field/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data9 = data.updated_at;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err20 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"id":true,"label":true,"field_type":true,"key":true,"placeholder":true,"description":true,"required":true,"platform_field":true,"created_at":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","required":["community_member_id","total_points","current_level","current_level_name","points_to_next_level","level_progress"],"properties":{"community_member_id":{"type":"integer"},"total_points":{"type":"integer"},"current_level":{"type":["integer","null"]},"current_level_name":{"type":["string","null"]},"points_to_next_level":{"type":["integer","null"]},"level_progress":{"type":["integer","null"]}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.community_member_id === undefined) || (!(func0.call(data, "community_member_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_member_id"},message:"must have required property '"+"community_member_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.total_points === undefined) || (!(func0.call(data, "total_points")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_points"},message:"must have required property '"+"total_points"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.current_level === undefined) || (!(func0.call(data, "current_level")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_level"},message:"must have required property '"+"current_level"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.current_level_name === undefined) || (!(func0.call(data, "current_level_name")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_level_name"},message:"must have required property '"+"current_level_name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.points_to_next_level === undefined) || (!(func0.call(data, "points_to_next_level")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points_to_next_level"},message:"must have required property '"+"points_to_next_level"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.level_progress === undefined) || (!(func0.call(data, "level_progress")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level_progress"},message:"must have required property '"+"level_progress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if(data.community_member_id !== undefined && func0.call(data, "community_member_id")){
let data0 = data.community_member_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/community_member_id",schemaPath:"#/properties/community_member_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.total_points !== undefined && func0.call(data, "total_points")){
let data1 = data.total_points;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/total_points",schemaPath:"#/properties/total_points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.current_level !== undefined && func0.call(data, "current_level")){
let data2 = data.current_level;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/current_level",schemaPath:"#/properties/current_level/type",keyword:"type",params:{type: schema49.properties.current_level.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.current_level_name !== undefined && func0.call(data, "current_level_name")){
let data3 = data.current_level_name;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/current_level_name",schemaPath:"#/properties/current_level_name/type",keyword:"type",params:{type: schema49.properties.current_level_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.points_to_next_level !== undefined && func0.call(data, "points_to_next_level")){
let data4 = data.points_to_next_level;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/points_to_next_level",schemaPath:"#/properties/points_to_next_level/type",keyword:"type",params:{type: schema49.properties.points_to_next_level.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.level_progress !== undefined && func0.call(data, "level_progress")){
let data5 = data.level_progress;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/level_progress",schemaPath:"#/properties/level_progress/type",keyword:"type",params:{type: schema49.properties.level_progress.type},message:"must be integer,null"};
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
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"community_member_id":true,"total_points":true,"current_level":true,"current_level_name":true,"points_to_next_level":true,"level_progress":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","required":["activity_score","presence","participation","contribution","connection"],"properties":{"activity_score":{"type":["string","null"]},"presence":{"type":["string","null"]},"participation":{"type":["string","null"]},"contribution":{"type":["string","null"]},"connection":{"type":["string","null"]}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.activity_score === undefined) || (!(func0.call(data, "activity_score")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activity_score"},message:"must have required property '"+"activity_score"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.presence === undefined) || (!(func0.call(data, "presence")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "presence"},message:"must have required property '"+"presence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.participation === undefined) || (!(func0.call(data, "participation")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "participation"},message:"must have required property '"+"participation"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.contribution === undefined) || (!(func0.call(data, "contribution")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contribution"},message:"must have required property '"+"contribution"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.connection === undefined) || (!(func0.call(data, "connection")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data.activity_score !== undefined && func0.call(data, "activity_score")){
let data0 = data.activity_score;
if((typeof data0 !== "string") && (data0 !== null)){
const err5 = {instancePath:instancePath+"/activity_score",schemaPath:"#/properties/activity_score/type",keyword:"type",params:{type: schema50.properties.activity_score.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.presence !== undefined && func0.call(data, "presence")){
let data1 = data.presence;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/presence",schemaPath:"#/properties/presence/type",keyword:"type",params:{type: schema50.properties.presence.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.participation !== undefined && func0.call(data, "participation")){
let data2 = data.participation;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/participation",schemaPath:"#/properties/participation/type",keyword:"type",params:{type: schema50.properties.participation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.contribution !== undefined && func0.call(data, "contribution")){
let data3 = data.contribution;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/contribution",schemaPath:"#/properties/contribution/type",keyword:"type",params:{type: schema50.properties.contribution.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.connection !== undefined && func0.call(data, "connection")){
let data4 = data.connection;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: schema50.properties.connection.type},message:"must be string,null"};
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
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"activity_score":true,"presence":true,"participation":true,"contribution":true,"connection":true},"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.first_name === undefined) || (!(func0.call(data, "first_name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.last_name === undefined) || (!(func0.call(data, "last_name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.headline === undefined) || (!(func0.call(data, "headline")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.community_id === undefined) || (!(func0.call(data, "community_id")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_id"},message:"must have required property '"+"community_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.last_seen_at === undefined) || (!(func0.call(data, "last_seen_at")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.profile_confirmed_at === undefined) || (!(func0.call(data, "profile_confirmed_at")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile_confirmed_at"},message:"must have required property '"+"profile_confirmed_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if((data.member_since === undefined) || (!(func0.call(data, "member_since")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_since"},message:"must have required property '"+"member_since"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
if((data.member_since_overridden === undefined) || (!(func0.call(data, "member_since_overridden")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_since_overridden"},message:"must have required property '"+"member_since_overridden"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
if((data.profile_url === undefined) || (!(func0.call(data, "profile_url")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile_url"},message:"must have required property '"+"profile_url"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
if((data.public_uid === undefined) || (!(func0.call(data, "public_uid")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_uid"},message:"must have required property '"+"public_uid"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
if((data.avatar_url === undefined) || (!(func0.call(data, "avatar_url")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "avatar_url"},message:"must have required property '"+"avatar_url"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
if((data.user_id === undefined) || (!(func0.call(data, "user_id")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
if((data.accepted_invitation === undefined) || (!(func0.call(data, "accepted_invitation")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted_invitation"},message:"must have required property '"+"accepted_invitation"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
if((data.active === undefined) || (!(func0.call(data, "active")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
if((data.sso_provider_user_id === undefined) || (!(func0.call(data, "sso_provider_user_id")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sso_provider_user_id"},message:"must have required property '"+"sso_provider_user_id"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
if((data.flattened_profile_fields === undefined) || (!(func0.call(data, "flattened_profile_fields")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flattened_profile_fields"},message:"must have required property '"+"flattened_profile_fields"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
if((data.posts_count === undefined) || (!(func0.call(data, "posts_count")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "posts_count"},message:"must have required property '"+"posts_count"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
if((data.comments_count === undefined) || (!(func0.call(data, "comments_count")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comments_count"},message:"must have required property '"+"comments_count"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
if((data.member_tags === undefined) || (!(func0.call(data, "member_tags")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member_tags"},message:"must have required property '"+"member_tags"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
if((data.profile_fields === undefined) || (!(func0.call(data, "profile_fields")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile_fields"},message:"must have required property '"+"profile_fields"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
if((data.gamification_stats === undefined) || (!(func0.call(data, "gamification_stats")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gamification_stats"},message:"must have required property '"+"gamification_stats"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
if((data.activity_score === undefined) || (!(func0.call(data, "activity_score")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activity_score"},message:"must have required property '"+"activity_score"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else if (vErrors.length < 20) { vErrors.push(err26); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err27 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else if (vErrors.length < 20) { vErrors.push(err27); }
errors++;
}
}
if(data.first_name !== undefined && func0.call(data, "first_name")){
let data1 = data.first_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err28 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema46.properties.first_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else if (vErrors.length < 20) { vErrors.push(err28); }
errors++;
}
}
if(data.last_name !== undefined && func0.call(data, "last_name")){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err29 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema46.properties.last_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else if (vErrors.length < 20) { vErrors.push(err29); }
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
if(typeof data.email !== "string"){
const err30 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else if (vErrors.length < 20) { vErrors.push(err30); }
errors++;
}
}
if(data.headline !== undefined && func0.call(data, "headline")){
let data4 = data.headline;
if((typeof data4 !== "string") && (data4 !== null)){
const err31 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: schema46.properties.headline.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else if (vErrors.length < 20) { vErrors.push(err31); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err32 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else if (vErrors.length < 20) { vErrors.push(err32); }
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else if (vErrors.length < 20) { vErrors.push(err33); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data6 = data.updated_at;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err34 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else if (vErrors.length < 20) { vErrors.push(err34); }
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else if (vErrors.length < 20) { vErrors.push(err35); }
errors++;
}
}
if(data.community_id !== undefined && func0.call(data, "community_id")){
let data7 = data.community_id;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err36 = {instancePath:instancePath+"/community_id",schemaPath:"#/properties/community_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else if (vErrors.length < 20) { vErrors.push(err36); }
errors++;
}
}
if(data.last_seen_at !== undefined && func0.call(data, "last_seen_at")){
let data8 = data.last_seen_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err37 = {instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: schema46.properties.last_seen_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else if (vErrors.length < 20) { vErrors.push(err37); }
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err38 = {instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else if (vErrors.length < 20) { vErrors.push(err38); }
errors++;
}
}
}
if(data.profile_confirmed_at !== undefined && func0.call(data, "profile_confirmed_at")){
let data9 = data.profile_confirmed_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err39 = {instancePath:instancePath+"/profile_confirmed_at",schemaPath:"#/properties/profile_confirmed_at/type",keyword:"type",params:{type: schema46.properties.profile_confirmed_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else if (vErrors.length < 20) { vErrors.push(err39); }
errors++;
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err40 = {instancePath:instancePath+"/profile_confirmed_at",schemaPath:"#/properties/profile_confirmed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else if (vErrors.length < 20) { vErrors.push(err40); }
errors++;
}
}
}
if(data.member_since !== undefined && func0.call(data, "member_since")){
let data10 = data.member_since;
if((typeof data10 !== "string") && (data10 !== null)){
const err41 = {instancePath:instancePath+"/member_since",schemaPath:"#/properties/member_since/type",keyword:"type",params:{type: schema46.properties.member_since.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else if (vErrors.length < 20) { vErrors.push(err41); }
errors++;
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err42 = {instancePath:instancePath+"/member_since",schemaPath:"#/properties/member_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else if (vErrors.length < 20) { vErrors.push(err42); }
errors++;
}
}
}
if(data.member_since_overridden !== undefined && func0.call(data, "member_since_overridden")){
if(typeof data.member_since_overridden !== "boolean"){
const err43 = {instancePath:instancePath+"/member_since_overridden",schemaPath:"#/properties/member_since_overridden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else if (vErrors.length < 20) { vErrors.push(err43); }
errors++;
}
}
if(data.profile_url !== undefined && func0.call(data, "profile_url")){
if(typeof data.profile_url !== "string"){
const err44 = {instancePath:instancePath+"/profile_url",schemaPath:"#/properties/profile_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else if (vErrors.length < 20) { vErrors.push(err44); }
errors++;
}
}
if(data.public_uid !== undefined && func0.call(data, "public_uid")){
if(typeof data.public_uid !== "string"){
const err45 = {instancePath:instancePath+"/public_uid",schemaPath:"#/properties/public_uid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else if (vErrors.length < 20) { vErrors.push(err45); }
errors++;
}
}
if(data.avatar_url !== undefined && func0.call(data, "avatar_url")){
let data14 = data.avatar_url;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema46.properties.avatar_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else if (vErrors.length < 20) { vErrors.push(err46); }
errors++;
}
}
if(data.user_id !== undefined && func0.call(data, "user_id")){
let data15 = data.user_id;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err47 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else if (vErrors.length < 20) { vErrors.push(err47); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err48 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else if (vErrors.length < 20) { vErrors.push(err48); }
errors++;
}
}
if(data.accepted_invitation !== undefined && func0.call(data, "accepted_invitation")){
let data17 = data.accepted_invitation;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
const err49 = {instancePath:instancePath+"/accepted_invitation",schemaPath:"#/properties/accepted_invitation/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$"},message:"must match pattern \""+"^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else if (vErrors.length < 20) { vErrors.push(err49); }
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/accepted_invitation",schemaPath:"#/properties/accepted_invitation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else if (vErrors.length < 20) { vErrors.push(err50); }
errors++;
}
}
if(data.active !== undefined && func0.call(data, "active")){
if(typeof data.active !== "boolean"){
const err51 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else if (vErrors.length < 20) { vErrors.push(err51); }
errors++;
}
}
if(data.sso_provider_user_id !== undefined && func0.call(data, "sso_provider_user_id")){
let data19 = data.sso_provider_user_id;
if((typeof data19 !== "string") && (data19 !== null)){
const err52 = {instancePath:instancePath+"/sso_provider_user_id",schemaPath:"#/properties/sso_provider_user_id/type",keyword:"type",params:{type: schema46.properties.sso_provider_user_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else if (vErrors.length < 20) { vErrors.push(err52); }
errors++;
}
}
if(data.flattened_profile_fields !== undefined && func0.call(data, "flattened_profile_fields")){
let data20 = data.flattened_profile_fields;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err53 = {instancePath:instancePath+"/flattened_profile_fields",schemaPath:"#/properties/flattened_profile_fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else if (vErrors.length < 20) { vErrors.push(err53); }
errors++;
}
}
if(data.posts_count !== undefined && func0.call(data, "posts_count")){
let data21 = data.posts_count;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err54 = {instancePath:instancePath+"/posts_count",schemaPath:"#/properties/posts_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else if (vErrors.length < 20) { vErrors.push(err54); }
errors++;
}
}
if(data.comments_count !== undefined && func0.call(data, "comments_count")){
let data22 = data.comments_count;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err55 = {instancePath:instancePath+"/comments_count",schemaPath:"#/properties/comments_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else if (vErrors.length < 20) { vErrors.push(err55); }
errors++;
}
}
if(data.member_tags !== undefined && func0.call(data, "member_tags")){
let data23 = data.member_tags;
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105(data23[i0], {instancePath:instancePath+"/member_tags/" + i0,parentData:data23,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/member_tags",schemaPath:"#/properties/member_tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else if (vErrors.length < 20) { vErrors.push(err56); }
errors++;
}
}
if(data.profile_fields !== undefined && func0.call(data, "profile_fields")){
let data25 = data.profile_fields;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(!(validate107(data25[i1], {instancePath:instancePath+"/profile_fields/" + i1,parentData:data25,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/profile_fields",schemaPath:"#/properties/profile_fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else if (vErrors.length < 20) { vErrors.push(err57); }
errors++;
}
}
if(data.gamification_stats !== undefined && func0.call(data, "gamification_stats")){
let data27 = data.gamification_stats;
const _errs55 = errors;
let valid5 = false;
let passing0 = null;
const _errs56 = errors;
if(!(validate109(data27, {instancePath:instancePath+"/gamification_stats",parentData:data,parentDataProperty:"gamification_stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs56 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
var props0 = {};
props0.community_member_id = true;
props0.total_points = true;
props0.current_level = true;
props0.current_level_name = true;
props0.points_to_next_level = true;
props0.level_progress = true;
}
const _errs57 = errors;
if(data27 !== null){
const err58 = {instancePath:instancePath+"/gamification_stats",schemaPath:"#/properties/gamification_stats/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err58];
}
else if (vErrors.length < 20) { vErrors.push(err58); }
errors++;
}
var _valid0 = _errs57 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err59 = {instancePath:instancePath+"/gamification_stats",schemaPath:"#/properties/gamification_stats/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err59];
}
else if (vErrors.length < 20) { vErrors.push(err59); }
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
if(data.activity_score !== undefined && func0.call(data, "activity_score")){
if(!(validate111(data.activity_score, {instancePath:instancePath+"/activity_score",parentData:data,parentDataProperty:"activity_score",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else if (vErrors.length < 20) { vErrors.push(err60); }
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"id":true,"first_name":true,"last_name":true,"email":true,"headline":true,"created_at":true,"updated_at":true,"community_id":true,"last_seen_at":true,"profile_confirmed_at":true,"member_since":true,"member_since_overridden":true,"profile_url":true,"public_uid":true,"avatar_url":true,"user_id":true,"name":true,"accepted_invitation":true,"active":true,"sso_provider_user_id":true,"flattened_profile_fields":true,"posts_count":true,"comments_count":true,"member_tags":true,"profile_fields":true,"gamification_stats":true,"activity_score":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"id":true,"first_name":true,"last_name":true,"email":true,"headline":true,"created_at":true,"updated_at":true,"community_id":true,"last_seen_at":true,"profile_confirmed_at":true,"member_since":true,"member_since_overridden":true,"profile_url":true,"public_uid":true,"avatar_url":true,"user_id":true,"name":true,"accepted_invitation":true,"active":true,"sso_provider_user_id":true,"flattened_profile_fields":true,"posts_count":true,"comments_count":true,"member_tags":true,"profile_fields":true,"gamification_stats":true,"activity_score":true},"dynamicProps":false,"dynamicItems":false};

const check3 = validate114;
const schema55 = {"type":"object","required":["type","key","label","icon","allow_multiple","pinned","visible_by_default","filter_group"],"properties":{"type":{"type":"string","enum":["standard","search"]},"key":{"type":"string"},"label":{"type":"string"},"icon":{"type":["string","null"]},"allow_multiple":{"type":"boolean"},"pinned":{"type":"boolean"},"visible_by_default":{"type":"boolean"},"filter_group":{"$ref":"trefoil:document#/components/schemas/filter_group"},"customizable":{"type":"boolean"},"enabled":{"type":"boolean"},"filter_kit_control":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/filter_kit_control"},{"type":"null"}]}}};
const schema56 = {"type":"string","enum":["global","presets","profile"]};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
if(!(((data === "global") || (data === "presets")) || (data === "profile"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","required":["key","filter_type","enabled"],"properties":{"key":{"type":"string"},"filter_type":{"type":"string"},"enabled":{"type":"boolean"},"id":{"type":["integer","null"]},"community_id":{"type":["integer","null"]},"space_id":{"type":["integer","null"]},"profile_field_id":{"type":["integer","null"]},"sort_key":{"type":["integer","null"]},"created_at":{"type":["string","null"]},"updated_at":{"type":["string","null"]},"profile_field":{"type":["object","null"],"required":["id","key","label"],"properties":{"id":{"type":"integer"},"key":{"type":"string"},"label":{"type":"string"}}},"space":{"type":["object","null"],"required":["id","name"],"properties":{"id":{"type":"integer"},"name":{"type":"string"}}}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
if((data.filter_type === undefined) || (!(func0.call(data, "filter_type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_type"},message:"must have required property '"+"filter_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.filter_type !== undefined && func0.call(data, "filter_type")){
if(typeof data.filter_type !== "string"){
const err4 = {instancePath:instancePath+"/filter_type",schemaPath:"#/properties/filter_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err5 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data3 = data.id;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema57.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.community_id !== undefined && func0.call(data, "community_id")){
let data4 = data.community_id;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/community_id",schemaPath:"#/properties/community_id/type",keyword:"type",params:{type: schema57.properties.community_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.space_id !== undefined && func0.call(data, "space_id")){
let data5 = data.space_id;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/space_id",schemaPath:"#/properties/space_id/type",keyword:"type",params:{type: schema57.properties.space_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.profile_field_id !== undefined && func0.call(data, "profile_field_id")){
let data6 = data.profile_field_id;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/profile_field_id",schemaPath:"#/properties/profile_field_id/type",keyword:"type",params:{type: schema57.properties.profile_field_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.sort_key !== undefined && func0.call(data, "sort_key")){
let data7 = data.sort_key;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err10 = {instancePath:instancePath+"/sort_key",schemaPath:"#/properties/sort_key/type",keyword:"type",params:{type: schema57.properties.sort_key.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data8 = data.created_at;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema57.properties.created_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data9 = data.updated_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema57.properties.updated_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.profile_field !== undefined && func0.call(data, "profile_field")){
let data10 = data.profile_field;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err13 = {instancePath:instancePath+"/profile_field",schemaPath:"#/properties/profile_field/type",keyword:"type",params:{type: schema57.properties.profile_field.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.id === undefined) || (!(func0.call(data10, "id")))){
const err14 = {instancePath:instancePath+"/profile_field",schemaPath:"#/properties/profile_field/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
if((data10.key === undefined) || (!(func0.call(data10, "key")))){
const err15 = {instancePath:instancePath+"/profile_field",schemaPath:"#/properties/profile_field/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
if((data10.label === undefined) || (!(func0.call(data10, "label")))){
const err16 = {instancePath:instancePath+"/profile_field",schemaPath:"#/properties/profile_field/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
if(data10.id !== undefined && func0.call(data10, "id")){
let data11 = data10.id;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err17 = {instancePath:instancePath+"/profile_field/id",schemaPath:"#/properties/profile_field/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
if(data10.key !== undefined && func0.call(data10, "key")){
if(typeof data10.key !== "string"){
const err18 = {instancePath:instancePath+"/profile_field/key",schemaPath:"#/properties/profile_field/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
if(data10.label !== undefined && func0.call(data10, "label")){
if(typeof data10.label !== "string"){
const err19 = {instancePath:instancePath+"/profile_field/label",schemaPath:"#/properties/profile_field/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
}
}
if(data.space !== undefined && func0.call(data, "space")){
let data14 = data.space;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err20 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/type",keyword:"type",params:{type: schema57.properties.space.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.id === undefined) || (!(func0.call(data14, "id")))){
const err21 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err22 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
if(data14.id !== undefined && func0.call(data14, "id")){
let data15 = data14.id;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err23 = {instancePath:instancePath+"/space/id",schemaPath:"#/properties/space/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
if(typeof data14.name !== "string"){
const err24 = {instancePath:instancePath+"/space/name",schemaPath:"#/properties/space/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"key":true,"filter_type":true,"enabled":true,"id":true,"community_id":true,"space_id":true,"profile_field_id":true,"sort_key":true,"created_at":true,"updated_at":true,"profile_field":true,"space":true},"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.icon === undefined) || (!(func0.call(data, "icon")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.allow_multiple === undefined) || (!(func0.call(data, "allow_multiple")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_multiple"},message:"must have required property '"+"allow_multiple"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.pinned === undefined) || (!(func0.call(data, "pinned")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pinned"},message:"must have required property '"+"pinned"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.visible_by_default === undefined) || (!(func0.call(data, "visible_by_default")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visible_by_default"},message:"must have required property '"+"visible_by_default"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.filter_group === undefined) || (!(func0.call(data, "filter_group")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_group"},message:"must have required property '"+"filter_group"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if(!((data0 === "standard") || (data0 === "search"))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(typeof data.label !== "string"){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data3 = data.icon;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: schema55.properties.icon.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.allow_multiple !== undefined && func0.call(data, "allow_multiple")){
if(typeof data.allow_multiple !== "boolean"){
const err13 = {instancePath:instancePath+"/allow_multiple",schemaPath:"#/properties/allow_multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.pinned !== undefined && func0.call(data, "pinned")){
if(typeof data.pinned !== "boolean"){
const err14 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
if(data.visible_by_default !== undefined && func0.call(data, "visible_by_default")){
if(typeof data.visible_by_default !== "boolean"){
const err15 = {instancePath:instancePath+"/visible_by_default",schemaPath:"#/properties/visible_by_default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
if(data.filter_group !== undefined && func0.call(data, "filter_group")){
if(!(validate119(data.filter_group, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.customizable !== undefined && func0.call(data, "customizable")){
if(typeof data.customizable !== "boolean"){
const err16 = {instancePath:instancePath+"/customizable",schemaPath:"#/properties/customizable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err17 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
if(data.filter_kit_control !== undefined && func0.call(data, "filter_kit_control")){
let data10 = data.filter_kit_control;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
if(!(validate121(data10, {instancePath:instancePath+"/filter_kit_control",parentData:data,parentDataProperty:"filter_kit_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.key = true;
props0.filter_type = true;
props0.enabled = true;
props0.id = true;
props0.community_id = true;
props0.space_id = true;
props0.profile_field_id = true;
props0.sort_key = true;
props0.created_at = true;
props0.updated_at = true;
props0.profile_field = true;
props0.space = true;
}
const _errs23 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/filter_kit_control",schemaPath:"#/properties/filter_kit_control/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err19 = {instancePath:instancePath+"/filter_kit_control",schemaPath:"#/properties/filter_kit_control/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","required":["filter_types"],"properties":{"filter_types":{"type":"array","items":{"type":"string","enum":["contains","does_not_contain","is","is_not","not_exist","exist"]}},"additional_params":{"type":["object","null"],"additionalProperties":true}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.filter_types === undefined) || (!(func0.call(data, "filter_types")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_types"},message:"must have required property '"+"filter_types"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.filter_types !== undefined && func0.call(data, "filter_types")){
let data0 = data.filter_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/filter_types/" + i0,schemaPath:"#/properties/filter_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(!((((((data1 === "contains") || (data1 === "does_not_contain")) || (data1 === "is")) || (data1 === "is_not")) || (data1 === "not_exist")) || (data1 === "exist"))){
const err2 = {instancePath:instancePath+"/filter_types/" + i0,schemaPath:"#/properties/filter_types/items/enum",keyword:"enum",params:{allowedValues: schema58.properties.filter_types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/filter_types",schemaPath:"#/properties/filter_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.additional_params !== undefined && func0.call(data, "additional_params")){
let data2 = data.additional_params;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/additional_params",schemaPath:"#/properties/additional_params/type",keyword:"type",params:{type: schema58.properties.additional_params.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"filter_types":true,"additional_params":true},"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("string" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "string"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate124(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","allOf":[{"$ref":"trefoil:document#/components/schemas/configuration_base"}],"required":["input_type","payload"],"properties":{"input_type":{"type":"string","const":"boolean"},"payload":{"type":["object","null"],"maxProperties":0}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("boolean" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "boolean"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
let data1 = data.payload;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: schema59.properties.payload.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 0){
const err5 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","required":["key","value"],"properties":{"key":{"type":"string"},"value":{"type":["string","number"]}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
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
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if((typeof data1 !== "string") && (!(typeof data1 == "number"))){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema62.properties.value.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"key":true,"value":true},"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.options === undefined) || (!(func0.call(data, "options")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.options !== undefined && func0.call(data, "options")){
let data0 = data.options;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate133(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"options":true},"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("radio" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "radio"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate132(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"object","required":["options","filter_types","mode"],"properties":{"options":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/array_filter_option"}},"filter_types":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/array_filter_type"}},"mode":{"$ref":"trefoil:document#/components/schemas/filter_mode"},"additional_params":{"type":["object","null"],"additionalProperties":true}}};
const schema65 = {"type":"object","required":["text","value","group"],"properties":{"text":{"type":"string"},"value":{"type":["string","number"]},"group":{"type":["string","null"]}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.group === undefined) || (!(func0.call(data, "group")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if((typeof data1 !== "string") && (!(typeof data1 == "number"))){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema65.properties.value.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data2 = data.group;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: schema65.properties.group.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"text":true,"value":true,"group":true},"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"string","enum":["is","is_not","not_exist","exist"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
if(!((((data === "is") || (data === "is_not")) || (data === "not_exist")) || (data === "exist"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"string","enum":["inline","popover"]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
if(!((data === "inline") || (data === "popover"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema67.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.options === undefined) || (!(func0.call(data, "options")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.filter_types === undefined) || (!(func0.call(data, "filter_types")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_types"},message:"must have required property '"+"filter_types"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.options !== undefined && func0.call(data, "options")){
let data0 = data.options;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate140(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.filter_types !== undefined && func0.call(data, "filter_types")){
let data2 = data.filter_types;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate142(data2[i1], {instancePath:instancePath+"/filter_types/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/filter_types",schemaPath:"#/properties/filter_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if(!(validate144(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
if(data.additional_params !== undefined && func0.call(data, "additional_params")){
let data5 = data.additional_params;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/additional_params",schemaPath:"#/properties/additional_params/type",keyword:"type",params:{type: schema64.properties.additional_params.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"options":true,"filter_types":true,"mode":true,"additional_params":true},"dynamicProps":false,"dynamicItems":false};


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("array" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate139(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","required":["key","source"],"properties":{"key":{"type":"string"},"source":{"type":"string","enum":["geocoder_v6"]}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
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
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
let data1 = data.source;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(!(data1 === "geocoder_v6")){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema70.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"key":true,"source":true},"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"source":true,"id":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(typeof data.id == "number")){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"id":true,"text":true},"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.location_search_options === undefined) || (!(func0.call(data, "location_search_options")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location_search_options"},message:"must have required property '"+"location_search_options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.require_user_to_provide_more_precise_location === undefined) || (!(func0.call(data, "require_user_to_provide_more_precise_location")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "require_user_to_provide_more_precise_location"},message:"must have required property '"+"require_user_to_provide_more_precise_location"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.near_me_location_filter_values === undefined) || (!(func0.call(data, "near_me_location_filter_values")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "near_me_location_filter_values"},message:"must have required property '"+"near_me_location_filter_values"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.community_member_profile_field === undefined) || (!(func0.call(data, "community_member_profile_field")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_member_profile_field"},message:"must have required property '"+"community_member_profile_field"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(data.location_search_options !== undefined && func0.call(data, "location_search_options")){
if(!(validate151(data.location_search_options, {instancePath:instancePath+"/location_search_options",parentData:data,parentDataProperty:"location_search_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.require_user_to_provide_more_precise_location !== undefined && func0.call(data, "require_user_to_provide_more_precise_location")){
if(typeof data.require_user_to_provide_more_precise_location !== "boolean"){
const err4 = {instancePath:instancePath+"/require_user_to_provide_more_precise_location",schemaPath:"#/properties/require_user_to_provide_more_precise_location/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.near_me_location_filter_values !== undefined && func0.call(data, "near_me_location_filter_values")){
let data2 = data.near_me_location_filter_values;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate153(data2, {instancePath:instancePath+"/near_me_location_filter_values",parentData:data,parentDataProperty:"near_me_location_filter_values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.source = true;
props0.id = true;
props0.name = true;
}
const _errs7 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/near_me_location_filter_values",schemaPath:"#/properties/near_me_location_filter_values/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/near_me_location_filter_values",schemaPath:"#/properties/near_me_location_filter_values/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.community_member_profile_field !== undefined && func0.call(data, "community_member_profile_field")){
let data3 = data.community_member_profile_field;
const _errs10 = errors;
let valid2 = false;
let passing1 = null;
const _errs11 = errors;
if(!(validate155(data3, {instancePath:instancePath+"/community_member_profile_field",parentData:data,parentDataProperty:"community_member_profile_field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
var props1 = {};
props1.id = true;
props1.text = true;
}
const _errs12 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/community_member_profile_field",schemaPath:"#/properties/community_member_profile_field/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err8 = {instancePath:instancePath+"/community_member_profile_field",schemaPath:"#/properties/community_member_profile_field/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"location_search_options":true,"require_user_to_provide_more_precise_location":true,"near_me_location_filter_values":true,"community_member_profile_field":true},"dynamicProps":false,"dynamicItems":false};


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("near_me" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "near_me"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate150(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.preset_params === undefined) || (!(func0.call(data, "preset_params")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preset_params"},message:"must have required property '"+"preset_params"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.preset_params !== undefined && func0.call(data, "preset_params")){
let data0 = data.preset_params;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/preset_params",schemaPath:"#/properties/preset_params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"preset_params":true},"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("preset" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "preset"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate161(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.location_search_options === undefined) || (!(func0.call(data, "location_search_options")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location_search_options"},message:"must have required property '"+"location_search_options"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.location_search_options !== undefined && func0.call(data, "location_search_options")){
if(!(validate151(data.location_search_options, {instancePath:instancePath+"/location_search_options",parentData:data,parentDataProperty:"location_search_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if(!(validate144(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"location_search_options":true,"mode":true},"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("location" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "location"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate166(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","allOf":[{"$ref":"trefoil:document#/components/schemas/configuration_base"}],"required":["input_type","payload"],"properties":{"input_type":{"type":"string","const":"search"},"payload":{"type":["object","null"],"maxProperties":0}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("search" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "search"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
let data1 = data.payload;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: schema77.properties.payload.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 0){
const err5 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","required":["filter_types"],"properties":{"filter_types":{"type":"array","items":{"type":"string","enum":["is","is_not"]}},"additional_params":{"type":["object","null"],"additionalProperties":true},"number_options":{"$ref":"trefoil:document#/components/schemas/number_filter_options"}}};
const schema80 = {"type":"object","required":["id","format","decimal","position","text"],"properties":{"id":{"type":"integer"},"format":{"type":"string","enum":["number","percentage","custom","unformatted"]},"decimal":{"type":["integer","null"]},"position":{"type":["string","null"],"enum":["left","right",null]},"text":{"type":["string","null"]}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.format === undefined) || (!(func0.call(data, "format")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.decimal === undefined) || (!(func0.call(data, "decimal")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decimal"},message:"must have required property '"+"decimal"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.position === undefined) || (!(func0.call(data, "position")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data1 = data.format;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if(!((((data1 === "number") || (data1 === "percentage")) || (data1 === "custom")) || (data1 === "unformatted"))){
const err7 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema80.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.decimal !== undefined && func0.call(data, "decimal")){
let data2 = data.decimal;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/decimal",schemaPath:"#/properties/decimal/type",keyword:"type",params:{type: schema80.properties.decimal.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.position !== undefined && func0.call(data, "position")){
let data3 = data.position;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: schema80.properties.position.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if(!(((data3 === "left") || (data3 === "right")) || (data3 === null))){
const err10 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema80.properties.position.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data4 = data.text;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema80.properties.text.type},message:"must be string,null"};
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
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"id":true,"format":true,"decimal":true,"position":true,"text":true},"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.filter_types === undefined) || (!(func0.call(data, "filter_types")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_types"},message:"must have required property '"+"filter_types"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if(data.filter_types !== undefined && func0.call(data, "filter_types")){
let data0 = data.filter_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/filter_types/" + i0,schemaPath:"#/properties/filter_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(!((data1 === "is") || (data1 === "is_not"))){
const err2 = {instancePath:instancePath+"/filter_types/" + i0,schemaPath:"#/properties/filter_types/items/enum",keyword:"enum",params:{allowedValues: schema79.properties.filter_types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/filter_types",schemaPath:"#/properties/filter_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.additional_params !== undefined && func0.call(data, "additional_params")){
let data2 = data.additional_params;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/additional_params",schemaPath:"#/properties/additional_params/type",keyword:"type",params:{type: schema79.properties.additional_params.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.number_options !== undefined && func0.call(data, "number_options")){
if(!(validate177(data.number_options, {instancePath:instancePath+"/number_options",parentData:data,parentDataProperty:"number_options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"filter_types":true,"additional_params":true,"number_options":true},"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("number" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "number"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate176(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};

const formats40 = formats.uri;

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.filter_types === undefined) || (!(func0.call(data, "filter_types")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_types"},message:"must have required property '"+"filter_types"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.filter_types !== undefined && func0.call(data, "filter_types")){
let data0 = data.filter_types;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate142(data0[i0], {instancePath:instancePath+"/filter_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/filter_types",schemaPath:"#/properties/filter_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if(!(validate144(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data3 = data.url;
if(typeof data3 === "string"){
if(!(formats40(data3))){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"filter_types":true,"mode":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.input_type === undefined) || (!(func0.call(data, "input_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_type"},message:"must have required property '"+"input_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.input_type !== undefined && func0.call(data, "input_type")){
let data0 = data.input_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if("async_search" !== data0){
const err3 = {instancePath:instancePath+"/input_type",schemaPath:"#/properties/input_type/const",keyword:"const",params:{allowedValue: "async_search"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
if(!(validate183(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"input_type":true,"payload":true,"type":true,"key":true,"label":true,"icon":true,"allow_multiple":true,"pinned":true,"visible_by_default":true,"filter_group":true,"customizable":true,"enabled":true,"filter_kit_control":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
const _errs2 = errors;
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs3 = errors;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs4 = errors;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs5 = errors;
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs6 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs7 = errors;
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs8 = errors;
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs9 = errors;
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
const _errs10 = errors;
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = props0 || {};
props0.input_type = true;
props0.payload = true;
props0.type = true;
props0.key = true;
props0.label = true;
props0.icon = true;
props0.allow_multiple = true;
props0.pinned = true;
props0.visible_by_default = true;
props0.filter_group = true;
props0.customizable = true;
props0.enabled = true;
props0.filter_kit_control = true;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate116.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(typeof data.key !== "string"){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(typeof data.value !== "string"){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"id":true,"key":true,"value":true},"dynamicProps":false,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.exclude_empty_name === undefined) || (!(func0.call(data, "exclude_empty_name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exclude_empty_name"},message:"must have required property '"+"exclude_empty_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.order === undefined) || (!(func0.call(data, "order")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.filters === undefined) || (!(func0.call(data, "filters")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"},message:"must have required property '"+"filters"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(data.exclude_empty_name !== undefined && func0.call(data, "exclude_empty_name")){
if(typeof data.exclude_empty_name !== "boolean"){
const err4 = {instancePath:instancePath+"/exclude_empty_name",schemaPath:"#/properties/exclude_empty_name/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(typeof data.status !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data2 = data.order;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data3 = data.filters;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate190(data3[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"exclude_empty_name":true,"status":true,"order":true,"filters":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.filter_configurations === undefined) || (!(func0.call(data, "filter_configurations")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter_configurations"},message:"must have required property '"+"filter_configurations"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.enabled === undefined) || (!(func0.call(data, "enabled")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.base_search_params === undefined) || (!(func0.call(data, "base_search_params")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_search_params"},message:"must have required property '"+"base_search_params"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.filter_configurations !== undefined && func0.call(data, "filter_configurations")){
let data0 = data.filter_configurations;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data0[i0], {instancePath:instancePath+"/filter_configurations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/filter_configurations",schemaPath:"#/properties/filter_configurations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err4 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.base_search_params !== undefined && func0.call(data, "base_search_params")){
if(!(validate189(data.base_search_params, {instancePath:instancePath+"/base_search_params",parentData:data,parentDataProperty:"base_search_params",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"filter_configurations":true,"enabled":true,"base_search_params":true},"dynamicProps":false,"dynamicItems":false};


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"filter_configurations":true,"enabled":true,"base_search_params":true},"dynamicProps":false,"dynamicItems":false};

const check4 = validate194;

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
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
if((data.refresh_token === undefined) || (!(func0.call(data, "refresh_token")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.access_token_expires_at === undefined) || (!(func0.call(data, "access_token_expires_at")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token_expires_at"},message:"must have required property '"+"access_token_expires_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.refresh_token_expires_at === undefined) || (!(func0.call(data, "refresh_token_expires_at")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token_expires_at"},message:"must have required property '"+"refresh_token_expires_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.community_member_id === undefined) || (!(func0.call(data, "community_member_id")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_member_id"},message:"must have required property '"+"community_member_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.community_id === undefined) || (!(func0.call(data, "community_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_id"},message:"must have required property '"+"community_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if(data.access_token !== undefined && func0.call(data, "access_token")){
if(typeof data.access_token !== "string"){
const err6 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.refresh_token !== undefined && func0.call(data, "refresh_token")){
if(typeof data.refresh_token !== "string"){
const err7 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.access_token_expires_at !== undefined && func0.call(data, "access_token_expires_at")){
let data2 = data.access_token_expires_at;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err8 = {instancePath:instancePath+"/access_token_expires_at",schemaPath:"#/properties/access_token_expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/access_token_expires_at",schemaPath:"#/properties/access_token_expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.refresh_token_expires_at !== undefined && func0.call(data, "refresh_token_expires_at")){
let data3 = data.refresh_token_expires_at;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/refresh_token_expires_at",schemaPath:"#/properties/refresh_token_expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/refresh_token_expires_at",schemaPath:"#/properties/refresh_token_expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.community_member_id !== undefined && func0.call(data, "community_member_id")){
let data4 = data.community_member_id;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/community_member_id",schemaPath:"#/properties/community_member_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.community_id !== undefined && func0.call(data, "community_id")){
let data5 = data.community_id;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err13 = {instancePath:instancePath+"/community_id",schemaPath:"#/properties/community_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"access_token":true,"refresh_token":true,"access_token_expires_at":true,"refresh_token_expires_at":true,"community_member_id":true,"community_id":true},"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"access_token":true,"refresh_token":true,"access_token_expires_at":true,"refresh_token_expires_at":true,"community_member_id":true,"community_id":true},"dynamicProps":false,"dynamicItems":false};

const check5 = validate197;

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
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
if((data.access_token_expires_at === undefined) || (!(func0.call(data, "access_token_expires_at")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token_expires_at"},message:"must have required property '"+"access_token_expires_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.access_token !== undefined && func0.call(data, "access_token")){
if(typeof data.access_token !== "string"){
const err2 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.access_token_expires_at !== undefined && func0.call(data, "access_token_expires_at")){
let data1 = data.access_token_expires_at;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/access_token_expires_at",schemaPath:"#/properties/access_token_expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/access_token_expires_at",schemaPath:"#/properties/access_token_expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"access_token":true,"access_token_expires_at":true},"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"access_token":true,"access_token_expires_at":true},"dynamicProps":false,"dynamicItems":false};

const check6 = validate200;
const schema91 = {"type":"object","required":["post_type","space_type","status","id","name","display_title","slug","cover_image","cardview_image","is_comments_closed","is_comments_enabled","is_liking_enabled","is_pinned_at_top_of_space","comment_count","user_likes_count","hide_meta_info","is_liked","is_truncation_disabled","bookmark_id","flagged_for_approval_at","unresolved_flagged_reports_count","first_liked_by","body","tiptap_body","body_plain_text","url","created_at","updated_at","space","post_follower_id","author","topics","policies"],"properties":{"post_type":{"type":"string","enum":["basic","image","event"]},"space_type":{"type":"string"},"status":{"type":"string"},"id":{"type":"integer"},"name":{"type":["string","null"]},"display_title":{"type":"string"},"slug":{"type":"string"},"cover_image":{"type":["string","null"]},"cardview_image":{"type":["string","null"]},"is_comments_closed":{"type":"boolean"},"is_comments_enabled":{"type":"boolean"},"is_liking_enabled":{"type":"boolean"},"is_pinned_at_top_of_space":{"type":"boolean"},"comment_count":{"type":"integer"},"user_likes_count":{"type":"integer"},"hide_meta_info":{"type":"boolean"},"is_liked":{"type":"boolean"},"is_truncation_disabled":{"type":"boolean"},"bookmark_id":{"type":["integer","null"]},"flagged_for_approval_at":{"type":["string","null"],"format":"date-time"},"unresolved_flagged_reports_count":{"type":"integer"},"first_liked_by":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/shared_community_member"}},"body":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/home_feed_body"},{"type":"null"}]},"tiptap_body":{"oneOf":[{"$ref":"trefoil:document#/components/schemas/tiptap_body"},{"type":"null"}]},"body_plain_text":{"type":"string"},"url":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"space":{"$ref":"trefoil:document#/components/schemas/home_feed_space"},"post_follower_id":{"type":["integer","null"]},"author":{"$ref":"trefoil:document#/components/schemas/shared_community_member"},"topics":{"type":"array","items":{"$ref":"trefoil:document#/components/schemas/topic"}},"policies":{"$ref":"trefoil:document#/components/schemas/home_feed_policies"}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.attachments === undefined) || (!(func0.call(data, "attachments")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.attachments_array === undefined) || (!(func0.call(data, "attachments_array")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments_array"},message:"must have required property '"+"attachments_array"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.html === undefined) || (!(func0.call(data, "html")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "html"},message:"must have required property '"+"html"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.attachments !== undefined && func0.call(data, "attachments")){
if(!(Array.isArray(data.attachments))){
const err3 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.attachments_array !== undefined && func0.call(data, "attachments_array")){
if(!(Array.isArray(data.attachments_array))){
const err4 = {instancePath:instancePath+"/attachments_array",schemaPath:"#/properties/attachments_array/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.html !== undefined && func0.call(data, "html")){
if(typeof data.html !== "string"){
const err5 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"attachments":true,"attachments_array":true,"html":true},"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","required":["id","slug","name","emoji"],"properties":{"id":{"type":"integer"},"slug":{"type":"string"},"name":{"type":"string"},"emoji":{"type":["string","null"]}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.slug === undefined) || (!(func0.call(data, "slug")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.emoji === undefined) || (!(func0.call(data, "emoji")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji"},message:"must have required property '"+"emoji"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
if(typeof data.slug !== "string"){
const err5 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.emoji !== undefined && func0.call(data, "emoji")){
let data3 = data.emoji;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: schema93.properties.emoji.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"id":true,"slug":true,"name":true,"emoji":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","required":["first_name","last_name","avatar_url"],"properties":{"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"avatar_url":{"type":["string","null"]}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.first_name === undefined) || (!(func0.call(data, "first_name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.last_name === undefined) || (!(func0.call(data, "last_name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.avatar_url === undefined) || (!(func0.call(data, "avatar_url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "avatar_url"},message:"must have required property '"+"avatar_url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if(data.first_name !== undefined && func0.call(data, "first_name")){
let data0 = data.first_name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema95.properties.first_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
if(data.last_name !== undefined && func0.call(data, "last_name")){
let data1 = data.last_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema95.properties.last_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.avatar_url !== undefined && func0.call(data, "avatar_url")){
let data2 = data.avatar_url;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema95.properties.avatar_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"first_name":true,"last_name":true,"avatar_url":true},"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.admin_only === undefined) || (!(func0.call(data, "admin_only")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "admin_only"},message:"must have required property '"+"admin_only"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.author === undefined) || (!(func0.call(data, "author")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.space_ids === undefined) || (!(func0.call(data, "space_ids")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "space_ids"},message:"must have required property '"+"space_ids"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.admin_only !== undefined && func0.call(data, "admin_only")){
if(typeof data.admin_only !== "boolean"){
const err9 = {instancePath:instancePath+"/admin_only",schemaPath:"#/properties/admin_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data4 = data.updated_at;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.author !== undefined && func0.call(data, "author")){
if(!(validate211(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
if(data.space_ids !== undefined && func0.call(data, "space_ids")){
let data6 = data.space_ids;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err14 = {instancePath:instancePath+"/space_ids/" + i0,schemaPath:"#/properties/space_ids/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/space_ids",schemaPath:"#/properties/space_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"id":true,"name":true,"admin_only":true,"created_at":true,"updated_at":true,"author":true,"space_ids":true},"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.can_destroy_post === undefined) || (!(func0.call(data, "can_destroy_post")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "can_destroy_post"},message:"must have required property '"+"can_destroy_post"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.can_duplicate_post === undefined) || (!(func0.call(data, "can_duplicate_post")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "can_duplicate_post"},message:"must have required property '"+"can_duplicate_post"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.can_manage_post === undefined) || (!(func0.call(data, "can_manage_post")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "can_manage_post"},message:"must have required property '"+"can_manage_post"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.can_report_post === undefined) || (!(func0.call(data, "can_report_post")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "can_report_post"},message:"must have required property '"+"can_report_post"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.can_update_post === undefined) || (!(func0.call(data, "can_update_post")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "can_update_post"},message:"must have required property '"+"can_update_post"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if(data.can_destroy_post !== undefined && func0.call(data, "can_destroy_post")){
if(typeof data.can_destroy_post !== "boolean"){
const err5 = {instancePath:instancePath+"/can_destroy_post",schemaPath:"#/properties/can_destroy_post/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
if(data.can_duplicate_post !== undefined && func0.call(data, "can_duplicate_post")){
if(typeof data.can_duplicate_post !== "boolean"){
const err6 = {instancePath:instancePath+"/can_duplicate_post",schemaPath:"#/properties/can_duplicate_post/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.can_manage_post !== undefined && func0.call(data, "can_manage_post")){
if(typeof data.can_manage_post !== "boolean"){
const err7 = {instancePath:instancePath+"/can_manage_post",schemaPath:"#/properties/can_manage_post/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.can_report_post !== undefined && func0.call(data, "can_report_post")){
if(typeof data.can_report_post !== "boolean"){
const err8 = {instancePath:instancePath+"/can_report_post",schemaPath:"#/properties/can_report_post/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.can_update_post !== undefined && func0.call(data, "can_update_post")){
if(typeof data.can_update_post !== "boolean"){
const err9 = {instancePath:instancePath+"/can_update_post",schemaPath:"#/properties/can_update_post/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"can_destroy_post":true,"can_duplicate_post":true,"can_manage_post":true,"can_report_post":true,"can_update_post":true},"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.post_type === undefined) || (!(func0.call(data, "post_type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "post_type"},message:"must have required property '"+"post_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.space_type === undefined) || (!(func0.call(data, "space_type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "space_type"},message:"must have required property '"+"space_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.display_title === undefined) || (!(func0.call(data, "display_title")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_title"},message:"must have required property '"+"display_title"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.slug === undefined) || (!(func0.call(data, "slug")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.cover_image === undefined) || (!(func0.call(data, "cover_image")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cover_image"},message:"must have required property '"+"cover_image"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.cardview_image === undefined) || (!(func0.call(data, "cardview_image")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cardview_image"},message:"must have required property '"+"cardview_image"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.is_comments_closed === undefined) || (!(func0.call(data, "is_comments_closed")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_comments_closed"},message:"must have required property '"+"is_comments_closed"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if((data.is_comments_enabled === undefined) || (!(func0.call(data, "is_comments_enabled")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_comments_enabled"},message:"must have required property '"+"is_comments_enabled"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
if((data.is_liking_enabled === undefined) || (!(func0.call(data, "is_liking_enabled")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_liking_enabled"},message:"must have required property '"+"is_liking_enabled"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
if((data.is_pinned_at_top_of_space === undefined) || (!(func0.call(data, "is_pinned_at_top_of_space")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_pinned_at_top_of_space"},message:"must have required property '"+"is_pinned_at_top_of_space"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
if((data.comment_count === undefined) || (!(func0.call(data, "comment_count")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment_count"},message:"must have required property '"+"comment_count"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
if((data.user_likes_count === undefined) || (!(func0.call(data, "user_likes_count")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_likes_count"},message:"must have required property '"+"user_likes_count"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
if((data.hide_meta_info === undefined) || (!(func0.call(data, "hide_meta_info")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hide_meta_info"},message:"must have required property '"+"hide_meta_info"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
if((data.is_liked === undefined) || (!(func0.call(data, "is_liked")))){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_liked"},message:"must have required property '"+"is_liked"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
if((data.is_truncation_disabled === undefined) || (!(func0.call(data, "is_truncation_disabled")))){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_truncation_disabled"},message:"must have required property '"+"is_truncation_disabled"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
if((data.bookmark_id === undefined) || (!(func0.call(data, "bookmark_id")))){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bookmark_id"},message:"must have required property '"+"bookmark_id"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
if((data.flagged_for_approval_at === undefined) || (!(func0.call(data, "flagged_for_approval_at")))){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flagged_for_approval_at"},message:"must have required property '"+"flagged_for_approval_at"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
if((data.unresolved_flagged_reports_count === undefined) || (!(func0.call(data, "unresolved_flagged_reports_count")))){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unresolved_flagged_reports_count"},message:"must have required property '"+"unresolved_flagged_reports_count"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
if((data.first_liked_by === undefined) || (!(func0.call(data, "first_liked_by")))){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_liked_by"},message:"must have required property '"+"first_liked_by"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
if((data.tiptap_body === undefined) || (!(func0.call(data, "tiptap_body")))){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tiptap_body"},message:"must have required property '"+"tiptap_body"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
if((data.body_plain_text === undefined) || (!(func0.call(data, "body_plain_text")))){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body_plain_text"},message:"must have required property '"+"body_plain_text"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
if((data.created_at === undefined) || (!(func0.call(data, "created_at")))){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else if (vErrors.length < 20) { vErrors.push(err26); }
errors++;
}
if((data.updated_at === undefined) || (!(func0.call(data, "updated_at")))){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else if (vErrors.length < 20) { vErrors.push(err27); }
errors++;
}
if((data.space === undefined) || (!(func0.call(data, "space")))){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "space"},message:"must have required property '"+"space"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else if (vErrors.length < 20) { vErrors.push(err28); }
errors++;
}
if((data.post_follower_id === undefined) || (!(func0.call(data, "post_follower_id")))){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "post_follower_id"},message:"must have required property '"+"post_follower_id"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else if (vErrors.length < 20) { vErrors.push(err29); }
errors++;
}
if((data.author === undefined) || (!(func0.call(data, "author")))){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else if (vErrors.length < 20) { vErrors.push(err30); }
errors++;
}
if((data.topics === undefined) || (!(func0.call(data, "topics")))){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topics"},message:"must have required property '"+"topics"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else if (vErrors.length < 20) { vErrors.push(err31); }
errors++;
}
if((data.policies === undefined) || (!(func0.call(data, "policies")))){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else if (vErrors.length < 20) { vErrors.push(err32); }
errors++;
}
if(data.post_type !== undefined && func0.call(data, "post_type")){
let data0 = data.post_type;
if(typeof data0 !== "string"){
const err33 = {instancePath:instancePath+"/post_type",schemaPath:"#/properties/post_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else if (vErrors.length < 20) { vErrors.push(err33); }
errors++;
}
if(!(((data0 === "basic") || (data0 === "image")) || (data0 === "event"))){
const err34 = {instancePath:instancePath+"/post_type",schemaPath:"#/properties/post_type/enum",keyword:"enum",params:{allowedValues: schema91.properties.post_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else if (vErrors.length < 20) { vErrors.push(err34); }
errors++;
}
}
if(data.space_type !== undefined && func0.call(data, "space_type")){
if(typeof data.space_type !== "string"){
const err35 = {instancePath:instancePath+"/space_type",schemaPath:"#/properties/space_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else if (vErrors.length < 20) { vErrors.push(err35); }
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(typeof data.status !== "string"){
const err36 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else if (vErrors.length < 20) { vErrors.push(err36); }
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data3 = data.id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err37 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else if (vErrors.length < 20) { vErrors.push(err37); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
const err38 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema91.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else if (vErrors.length < 20) { vErrors.push(err38); }
errors++;
}
}
if(data.display_title !== undefined && func0.call(data, "display_title")){
if(typeof data.display_title !== "string"){
const err39 = {instancePath:instancePath+"/display_title",schemaPath:"#/properties/display_title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else if (vErrors.length < 20) { vErrors.push(err39); }
errors++;
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
if(typeof data.slug !== "string"){
const err40 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else if (vErrors.length < 20) { vErrors.push(err40); }
errors++;
}
}
if(data.cover_image !== undefined && func0.call(data, "cover_image")){
let data7 = data.cover_image;
if((typeof data7 !== "string") && (data7 !== null)){
const err41 = {instancePath:instancePath+"/cover_image",schemaPath:"#/properties/cover_image/type",keyword:"type",params:{type: schema91.properties.cover_image.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else if (vErrors.length < 20) { vErrors.push(err41); }
errors++;
}
}
if(data.cardview_image !== undefined && func0.call(data, "cardview_image")){
let data8 = data.cardview_image;
if((typeof data8 !== "string") && (data8 !== null)){
const err42 = {instancePath:instancePath+"/cardview_image",schemaPath:"#/properties/cardview_image/type",keyword:"type",params:{type: schema91.properties.cardview_image.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else if (vErrors.length < 20) { vErrors.push(err42); }
errors++;
}
}
if(data.is_comments_closed !== undefined && func0.call(data, "is_comments_closed")){
if(typeof data.is_comments_closed !== "boolean"){
const err43 = {instancePath:instancePath+"/is_comments_closed",schemaPath:"#/properties/is_comments_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else if (vErrors.length < 20) { vErrors.push(err43); }
errors++;
}
}
if(data.is_comments_enabled !== undefined && func0.call(data, "is_comments_enabled")){
if(typeof data.is_comments_enabled !== "boolean"){
const err44 = {instancePath:instancePath+"/is_comments_enabled",schemaPath:"#/properties/is_comments_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else if (vErrors.length < 20) { vErrors.push(err44); }
errors++;
}
}
if(data.is_liking_enabled !== undefined && func0.call(data, "is_liking_enabled")){
if(typeof data.is_liking_enabled !== "boolean"){
const err45 = {instancePath:instancePath+"/is_liking_enabled",schemaPath:"#/properties/is_liking_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else if (vErrors.length < 20) { vErrors.push(err45); }
errors++;
}
}
if(data.is_pinned_at_top_of_space !== undefined && func0.call(data, "is_pinned_at_top_of_space")){
if(typeof data.is_pinned_at_top_of_space !== "boolean"){
const err46 = {instancePath:instancePath+"/is_pinned_at_top_of_space",schemaPath:"#/properties/is_pinned_at_top_of_space/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else if (vErrors.length < 20) { vErrors.push(err46); }
errors++;
}
}
if(data.comment_count !== undefined && func0.call(data, "comment_count")){
let data13 = data.comment_count;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err47 = {instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else if (vErrors.length < 20) { vErrors.push(err47); }
errors++;
}
}
if(data.user_likes_count !== undefined && func0.call(data, "user_likes_count")){
let data14 = data.user_likes_count;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err48 = {instancePath:instancePath+"/user_likes_count",schemaPath:"#/properties/user_likes_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else if (vErrors.length < 20) { vErrors.push(err48); }
errors++;
}
}
if(data.hide_meta_info !== undefined && func0.call(data, "hide_meta_info")){
if(typeof data.hide_meta_info !== "boolean"){
const err49 = {instancePath:instancePath+"/hide_meta_info",schemaPath:"#/properties/hide_meta_info/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else if (vErrors.length < 20) { vErrors.push(err49); }
errors++;
}
}
if(data.is_liked !== undefined && func0.call(data, "is_liked")){
if(typeof data.is_liked !== "boolean"){
const err50 = {instancePath:instancePath+"/is_liked",schemaPath:"#/properties/is_liked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else if (vErrors.length < 20) { vErrors.push(err50); }
errors++;
}
}
if(data.is_truncation_disabled !== undefined && func0.call(data, "is_truncation_disabled")){
if(typeof data.is_truncation_disabled !== "boolean"){
const err51 = {instancePath:instancePath+"/is_truncation_disabled",schemaPath:"#/properties/is_truncation_disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else if (vErrors.length < 20) { vErrors.push(err51); }
errors++;
}
}
if(data.bookmark_id !== undefined && func0.call(data, "bookmark_id")){
let data18 = data.bookmark_id;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err52 = {instancePath:instancePath+"/bookmark_id",schemaPath:"#/properties/bookmark_id/type",keyword:"type",params:{type: schema91.properties.bookmark_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err52];
}
else if (vErrors.length < 20) { vErrors.push(err52); }
errors++;
}
}
if(data.flagged_for_approval_at !== undefined && func0.call(data, "flagged_for_approval_at")){
let data19 = data.flagged_for_approval_at;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/flagged_for_approval_at",schemaPath:"#/properties/flagged_for_approval_at/type",keyword:"type",params:{type: schema91.properties.flagged_for_approval_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else if (vErrors.length < 20) { vErrors.push(err53); }
errors++;
}
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err54 = {instancePath:instancePath+"/flagged_for_approval_at",schemaPath:"#/properties/flagged_for_approval_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else if (vErrors.length < 20) { vErrors.push(err54); }
errors++;
}
}
}
if(data.unresolved_flagged_reports_count !== undefined && func0.call(data, "unresolved_flagged_reports_count")){
let data20 = data.unresolved_flagged_reports_count;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err55 = {instancePath:instancePath+"/unresolved_flagged_reports_count",schemaPath:"#/properties/unresolved_flagged_reports_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else if (vErrors.length < 20) { vErrors.push(err55); }
errors++;
}
}
if(data.first_liked_by !== undefined && func0.call(data, "first_liked_by")){
let data21 = data.first_liked_by;
if(Array.isArray(data21)){
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data21[i0], {instancePath:instancePath+"/first_liked_by/" + i0,parentData:data21,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/first_liked_by",schemaPath:"#/properties/first_liked_by/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else if (vErrors.length < 20) { vErrors.push(err56); }
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
let data23 = data.body;
const _errs47 = errors;
let valid3 = false;
let passing0 = null;
const _errs48 = errors;
if(!(validate204(data23, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid0 = _errs48 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = {};
props0.attachments = true;
props0.attachments_array = true;
props0.html = true;
}
const _errs49 = errors;
if(data23 !== null){
const err57 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else if (vErrors.length < 20) { vErrors.push(err57); }
errors++;
}
var _valid0 = _errs49 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err58 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err58];
}
else if (vErrors.length < 20) { vErrors.push(err58); }
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.tiptap_body !== undefined && func0.call(data, "tiptap_body")){
let data24 = data.tiptap_body;
const _errs52 = errors;
let valid4 = false;
let passing1 = null;
const _errs53 = errors;
if(!(validate58(data24, {instancePath:instancePath+"/tiptap_body",parentData:data,parentDataProperty:"tiptap_body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid1 = _errs53 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
var props1 = {};
props1.body = true;
props1.app_ios_fallback_text = true;
props1.attachments = true;
props1.inline_attachments = true;
props1.sgids_to_object_map = true;
props1.format = true;
props1.community_members = true;
props1.entities = true;
props1.group_mentions = true;
props1.polls = true;
}
const _errs54 = errors;
if(data24 !== null){
const err59 = {instancePath:instancePath+"/tiptap_body",schemaPath:"#/properties/tiptap_body/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err59];
}
else if (vErrors.length < 20) { vErrors.push(err59); }
errors++;
}
var _valid1 = _errs54 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err60 = {instancePath:instancePath+"/tiptap_body",schemaPath:"#/properties/tiptap_body/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err60];
}
else if (vErrors.length < 20) { vErrors.push(err60); }
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.body_plain_text !== undefined && func0.call(data, "body_plain_text")){
if(typeof data.body_plain_text !== "string"){
const err61 = {instancePath:instancePath+"/body_plain_text",schemaPath:"#/properties/body_plain_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else if (vErrors.length < 20) { vErrors.push(err61); }
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
const err62 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else if (vErrors.length < 20) { vErrors.push(err62); }
errors++;
}
}
if(data.created_at !== undefined && func0.call(data, "created_at")){
let data27 = data.created_at;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err63 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else if (vErrors.length < 20) { vErrors.push(err63); }
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else if (vErrors.length < 20) { vErrors.push(err64); }
errors++;
}
}
if(data.updated_at !== undefined && func0.call(data, "updated_at")){
let data28 = data.updated_at;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err65 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else if (vErrors.length < 20) { vErrors.push(err65); }
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else if (vErrors.length < 20) { vErrors.push(err66); }
errors++;
}
}
if(data.space !== undefined && func0.call(data, "space")){
if(!(validate207(data.space, {instancePath:instancePath+"/space",parentData:data,parentDataProperty:"space",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
}
if(data.post_follower_id !== undefined && func0.call(data, "post_follower_id")){
let data30 = data.post_follower_id;
if((!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))) && (data30 !== null)){
const err67 = {instancePath:instancePath+"/post_follower_id",schemaPath:"#/properties/post_follower_id/type",keyword:"type",params:{type: schema91.properties.post_follower_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err67];
}
else if (vErrors.length < 20) { vErrors.push(err67); }
errors++;
}
}
if(data.author !== undefined && func0.call(data, "author")){
if(!(validate60(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.topics !== undefined && func0.call(data, "topics")){
let data32 = data.topics;
if(Array.isArray(data32)){
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
if(!(validate210(data32[i1], {instancePath:instancePath+"/topics/" + i1,parentData:data32,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err68 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else if (vErrors.length < 20) { vErrors.push(err68); }
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate214(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else if (vErrors.length < 20) { vErrors.push(err69); }
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"post_type":true,"space_type":true,"status":true,"id":true,"name":true,"display_title":true,"slug":true,"cover_image":true,"cardview_image":true,"is_comments_closed":true,"is_comments_enabled":true,"is_liking_enabled":true,"is_pinned_at_top_of_space":true,"comment_count":true,"user_likes_count":true,"hide_meta_info":true,"is_liked":true,"is_truncation_disabled":true,"bookmark_id":true,"flagged_for_approval_at":true,"unresolved_flagged_reports_count":true,"first_liked_by":true,"body":true,"tiptap_body":true,"body_plain_text":true,"url":true,"created_at":true,"updated_at":true,"space":true,"post_follower_id":true,"author":true,"topics":true,"policies":true},"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.page === undefined) || (!(func0.call(data, "page")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.per_page === undefined) || (!(func0.call(data, "per_page")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "per_page"},message:"must have required property '"+"per_page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.has_next_page === undefined) || (!(func0.call(data, "has_next_page")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_next_page"},message:"must have required property '"+"has_next_page"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.sort === undefined) || (!(func0.call(data, "sort")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sort"},message:"must have required property '"+"sort"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"},message:"must have required property '"+"records"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if(data.page !== undefined && func0.call(data, "page")){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
}
if(data.per_page !== undefined && func0.call(data, "per_page")){
let data1 = data.per_page;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/per_page",schemaPath:"#/properties/per_page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
}
if(data.has_next_page !== undefined && func0.call(data, "has_next_page")){
if(typeof data.has_next_page !== "boolean"){
const err8 = {instancePath:instancePath+"/has_next_page",schemaPath:"#/properties/has_next_page/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
if(typeof data.sort !== "string"){
const err10 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
}
if(data.records !== undefined && func0.call(data, "records")){
let data5 = data.records;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate202(data5[i0], {instancePath:instancePath+"/records/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"page":true,"per_page":true,"has_next_page":true,"count":true,"sort":true,"records":true},"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"page":true,"per_page":true,"has_next_page":true,"count":true,"sort":true,"records":true},"dynamicProps":false,"dynamicItems":false};

const check7 = validate218;
const schema99 = {"type":"object","required":["id","community_member_id","user_id","name","first_name","last_name","headline","admin","avatar_url","public_uid","is_deleted","profile_fields"],"properties":{"id":{"type":"integer"},"community_member_id":{"type":"integer"},"user_id":{"type":"integer"},"name":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"headline":{"type":"string"},"admin":{"type":"boolean"},"avatar_url":{"type":["string","null"]},"public_uid":{"type":"string"},"is_deleted":{"type":"boolean"},"profile_fields":{"type":["array","null"],"items":{"type":"object","additionalProperties":true}}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.community_member_id === undefined) || (!(func0.call(data, "community_member_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "community_member_id"},message:"must have required property '"+"community_member_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if((data.user_id === undefined) || (!(func0.call(data, "user_id")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
if((data.first_name === undefined) || (!(func0.call(data, "first_name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
if((data.last_name === undefined) || (!(func0.call(data, "last_name")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
if((data.headline === undefined) || (!(func0.call(data, "headline")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
if((data.admin === undefined) || (!(func0.call(data, "admin")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "admin"},message:"must have required property '"+"admin"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else if (vErrors.length < 20) { vErrors.push(err7); }
errors++;
}
if((data.avatar_url === undefined) || (!(func0.call(data, "avatar_url")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "avatar_url"},message:"must have required property '"+"avatar_url"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else if (vErrors.length < 20) { vErrors.push(err8); }
errors++;
}
if((data.public_uid === undefined) || (!(func0.call(data, "public_uid")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_uid"},message:"must have required property '"+"public_uid"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else if (vErrors.length < 20) { vErrors.push(err9); }
errors++;
}
if((data.is_deleted === undefined) || (!(func0.call(data, "is_deleted")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_deleted"},message:"must have required property '"+"is_deleted"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else if (vErrors.length < 20) { vErrors.push(err10); }
errors++;
}
if((data.profile_fields === undefined) || (!(func0.call(data, "profile_fields")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile_fields"},message:"must have required property '"+"profile_fields"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else if (vErrors.length < 20) { vErrors.push(err11); }
errors++;
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else if (vErrors.length < 20) { vErrors.push(err12); }
errors++;
}
}
if(data.community_member_id !== undefined && func0.call(data, "community_member_id")){
let data1 = data.community_member_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err13 = {instancePath:instancePath+"/community_member_id",schemaPath:"#/properties/community_member_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else if (vErrors.length < 20) { vErrors.push(err13); }
errors++;
}
}
if(data.user_id !== undefined && func0.call(data, "user_id")){
let data2 = data.user_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else if (vErrors.length < 20) { vErrors.push(err14); }
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else if (vErrors.length < 20) { vErrors.push(err15); }
errors++;
}
}
if(data.first_name !== undefined && func0.call(data, "first_name")){
if(typeof data.first_name !== "string"){
const err16 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else if (vErrors.length < 20) { vErrors.push(err16); }
errors++;
}
}
if(data.last_name !== undefined && func0.call(data, "last_name")){
if(typeof data.last_name !== "string"){
const err17 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else if (vErrors.length < 20) { vErrors.push(err17); }
errors++;
}
}
if(data.headline !== undefined && func0.call(data, "headline")){
if(typeof data.headline !== "string"){
const err18 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else if (vErrors.length < 20) { vErrors.push(err18); }
errors++;
}
}
if(data.admin !== undefined && func0.call(data, "admin")){
if(typeof data.admin !== "boolean"){
const err19 = {instancePath:instancePath+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else if (vErrors.length < 20) { vErrors.push(err19); }
errors++;
}
}
if(data.avatar_url !== undefined && func0.call(data, "avatar_url")){
let data8 = data.avatar_url;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: schema99.properties.avatar_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else if (vErrors.length < 20) { vErrors.push(err20); }
errors++;
}
}
if(data.public_uid !== undefined && func0.call(data, "public_uid")){
if(typeof data.public_uid !== "string"){
const err21 = {instancePath:instancePath+"/public_uid",schemaPath:"#/properties/public_uid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else if (vErrors.length < 20) { vErrors.push(err21); }
errors++;
}
}
if(data.is_deleted !== undefined && func0.call(data, "is_deleted")){
if(typeof data.is_deleted !== "boolean"){
const err22 = {instancePath:instancePath+"/is_deleted",schemaPath:"#/properties/is_deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else if (vErrors.length < 20) { vErrors.push(err22); }
errors++;
}
}
if(data.profile_fields !== undefined && func0.call(data, "profile_fields")){
let data11 = data.profile_fields;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err23 = {instancePath:instancePath+"/profile_fields",schemaPath:"#/properties/profile_fields/type",keyword:"type",params:{type: schema99.properties.profile_fields.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err23];
}
else if (vErrors.length < 20) { vErrors.push(err23); }
errors++;
}
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
const err24 = {instancePath:instancePath+"/profile_fields/" + i0,schemaPath:"#/properties/profile_fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else if (vErrors.length < 20) { vErrors.push(err24); }
errors++;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else if (vErrors.length < 20) { vErrors.push(err25); }
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"id":true,"community_member_id":true,"user_id":true,"name":true,"first_name":true,"last_name":true,"headline":true,"admin":true,"avatar_url":true,"public_uid":true,"is_deleted":true,"profile_fields":true},"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.data === undefined) || (!(func0.call(data, "data")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else if (vErrors.length < 20) { vErrors.push(err0); }
errors++;
}
if((data.total_count === undefined) || (!(func0.call(data, "total_count")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_count"},message:"must have required property '"+"total_count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else if (vErrors.length < 20) { vErrors.push(err1); }
errors++;
}
if(data.data !== undefined && func0.call(data, "data")){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate220(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else if (vErrors.length < 20) { vErrors.push(err2); }
errors++;
}
}
if(data.next_search_after !== undefined && func0.call(data, "next_search_after")){
let data2 = data.next_search_after;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
const err3 = {instancePath:instancePath+"/next_search_after/" + i1,schemaPath:"#/properties/next_search_after/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else if (vErrors.length < 20) { vErrors.push(err3); }
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/next_search_after",schemaPath:"#/properties/next_search_after/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else if (vErrors.length < 20) { vErrors.push(err4); }
errors++;
}
}
if(data.total_count !== undefined && func0.call(data, "total_count")){
let data4 = data.total_count;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else if (vErrors.length < 20) { vErrors.push(err5); }
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else if (vErrors.length < 20) { vErrors.push(err6); }
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"data":true,"next_search_after":true,"total_count":true},"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"data":true,"next_search_after":true,"total_count":true},"dynamicProps":false,"dynamicItems":false};

/** @type {Readonly<Record<string, import('./runtime/server/index.js').Validate>>} */
export const answerValidators = {
  'listPosts 200': check0,
  'listPosts 400': check1,
  'listPosts 401': check1,
  'listPosts 403': check1,
  'listPosts 405': check1,
  'listPosts 406': check1,
  'listPosts 429': check1,
  'listPosts 5XX': check1,
  'getCommunityMember 200': check2,
  'getCommunityMember 400': check1,
  'getCommunityMember 401': check1,
  'getCommunityMember 403': check1,
  'getCommunityMember 404': check1,
  'getCommunityMember 405': check1,
  'getCommunityMember 406': check1,
  'getCommunityMember 429': check1,
  'getCommunityMember 5XX': check1,
  'getFilterConfiguration 200': check3,
  'getFilterConfiguration 400': check1,
  'getFilterConfiguration 401': check1,
  'getFilterConfiguration 403': check1,
  'getFilterConfiguration 404': check1,
  'getFilterConfiguration 405': check1,
  'getFilterConfiguration 406': check1,
  'getFilterConfiguration 429': check1,
  'getFilterConfiguration 5XX': check1,
  'createAuthToken 200': check4,
  'createAuthToken 400': check1,
  'createAuthToken 401': check1,
  'createAuthToken 403': check1,
  'createAuthToken 404': check1,
  'createAuthToken 405': check1,
  'createAuthToken 406': check1,
  'createAuthToken 413': check1,
  'createAuthToken 415': check1,
  'createAuthToken 422': check1,
  'createAuthToken 429': check1,
  'createAuthToken 5XX': check1,
  'refreshAccessToken 200': check5,
  'refreshAccessToken 400': check1,
  'refreshAccessToken 401': check1,
  'refreshAccessToken 403': check1,
  'refreshAccessToken 404': check1,
  'refreshAccessToken 405': check1,
  'refreshAccessToken 406': check1,
  'refreshAccessToken 413': check1,
  'refreshAccessToken 415': check1,
  'refreshAccessToken 422': check1,
  'refreshAccessToken 429': check1,
  'refreshAccessToken 5XX': check1,
  'revokeAccessToken 400': check1,
  'revokeAccessToken 401': check1,
  'revokeAccessToken 403': check1,
  'revokeAccessToken 404': check1,
  'revokeAccessToken 405': check1,
  'revokeAccessToken 406': check1,
  'revokeAccessToken 413': check1,
  'revokeAccessToken 415': check1,
  'revokeAccessToken 422': check1,
  'revokeAccessToken 429': check1,
  'revokeAccessToken 5XX': check1,
  'revokeRefreshToken 400': check1,
  'revokeRefreshToken 401': check1,
  'revokeRefreshToken 403': check1,
  'revokeRefreshToken 404': check1,
  'revokeRefreshToken 405': check1,
  'revokeRefreshToken 406': check1,
  'revokeRefreshToken 413': check1,
  'revokeRefreshToken 415': check1,
  'revokeRefreshToken 422': check1,
  'revokeRefreshToken 429': check1,
  'revokeRefreshToken 5XX': check1,
  'getHomeFeed 200': check6,
  'getHomeFeed 400': check1,
  'getHomeFeed 401': check1,
  'getHomeFeed 403': check1,
  'getHomeFeed 405': check1,
  'getHomeFeed 406': check1,
  'getHomeFeed 429': check1,
  'getHomeFeed 5XX': check1,
  'searchCommunityMembers 200': check7,
  'searchCommunityMembers 400': check1,
  'searchCommunityMembers 401': check1,
  'searchCommunityMembers 403': check1,
  'searchCommunityMembers 405': check1,
  'searchCommunityMembers 406': check1,
  'searchCommunityMembers 413': check1,
  'searchCommunityMembers 415': check1,
  'searchCommunityMembers 422': check1,
  'searchCommunityMembers 429': check1,
  'searchCommunityMembers 5XX': check1,
};
