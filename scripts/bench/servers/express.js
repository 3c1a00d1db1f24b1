/** Express without validation: the baseline for the server mounted in it. */
import express from 'express';
import { pet, report } from './report.js';

const app = express();
app.get('/pets/:id', (req, res) => res.json(pet(Number(req.params.id))));
app.post('/pets', express.json(), (req, res) => res.status(201).json(pet(8, req.body)));
const http = app.listen(0, '127.0.0.1', () => report(http.address().port));
