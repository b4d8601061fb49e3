import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { type Contract, type ContractDocument, contractOf, type Operation } from '../../cli/contract.js';

export const contractText = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/openapi.yaml'), 'utf8');
export const contractDocument = parseYaml(contractText) as ContractDocument;
export const contract: Contract = contractOf(contractDocument);

const CONTENT = '/api/assets/uhccp/content-fragments';

/** A call that was made, with what the contract says against it. */
export interface CheckedCall {
  /** Undefined for a call that the contract does not have. */
  readonly operation: Operation | undefined;
  readonly status: number;
  readonly wrong: readonly string[];
}

const lineOf = (what: string) => (error: ErrorObject) =>
  `${what} ${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)} ${JSON.stringify(error.data)?.slice(0, 80)}`;

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Holds a call to the contract. `prefix` is a part of the path before `apiBase`. */
async function hear(request: Request, response: Response): Promise<CheckedCall> {
  const url = new URL(request.url);
  const path = url.pathname.startsWith(CONTENT) ? url.pathname.slice(CONTENT.length) : url.pathname;
  const operation = contract.find(request.method, path);
  const { status } = response;
  if (!operation) return { operation, status, wrong: [`${request.method} ${path} is not in the contract`] };
  const asked = contract.requestErrors(operation, {
    path,
    query: url.searchParams,
    headers: request.headers,
    body: jsonOf(await request.text()),
  });
  const answered = contract.responseErrors(operation, status, jsonOf(await response.text()));
  const wrong = [
    ...asked.map(lineOf('request')),
    ...(answered ?? []).map(lineOf('response')),
    ...(answered === null ? [`the contract has no response with ${status}`] : []),
  ];
  return { operation, status, wrong: wrong.map((line) => `${operation.id}: ${line}`) };
}

/** A `fetch` that holds each call to the contract. */
export function contractFetch(fetch: typeof globalThis.fetch, heard: CheckedCall[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = request.clone();
    const response = await fetch(request);
    heard.push(await hear(sent, response.clone()));
    return response;
  };
}
