// Reference for the benchmarks: a bare Express server that answers from memory.
import { readFileSync } from 'node:fs';
import express from 'express';

const { list, summaries, post, page } = JSON.parse(readFileSync(process.env.REFERENCE_FILE, 'utf8'));
const body = Buffer.from(page.body, 'base64');
const messages = [];
const app = express();

app.get('/health', (_request, response) => response.json({ status: 'ok' }));
app.get('/list', (_request, response) => response.json(list));
app.get('/summaries', (_request, response) => response.json(summaries));
app.get('/post', (_request, response) => response.json(post));
app.get('/page', (_request, response) => {
  response.set(page.headers);
  response.end(body);
});
app.post('/contact', express.json(), (request, response) => {
  messages.push(request.body);
  // Drops old messages, because a growing heap would distort the measurement.
  if (messages.length > 100_000) messages.length = 0;
  response.status(201).json({ success: true, msg: 'Sent.', message: 'Sent.' });
});

app.listen(Number(process.env.PORT), '127.0.0.1');
