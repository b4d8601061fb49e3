import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { defaultEndpoints, type EndpointName } from '../../src/shared/http/endpoints.js';
import { version } from '../../src/shared/version.js';
import { contract, contractDocument, contractText } from './contract.js';

/** The default path of a call with each of its optional parts, and without it. Names of parameters do not count. */
function pathsOf(name: EndpointName): readonly string[] {
  const path = defaultEndpoints[name].split('?')[0] ?? '';
  const withAll = path.replace(/\[([^\]]*)\]/g, '$1');
  return [...new Set([withAll, path.replace(/\[[^\]]*\]/g, '')])].map(shapeOf);
}

const shapeOf = (path: string) => path.replace(/\{[^}]+\}/g, '{}').replace(/\.es\.json$/, '.json');

describe('docs/openapi.yaml', () => {
  it('is a clean OpenAPI document', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: contractText, config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)).toEqual([]);
  });

  it('[CALL-23] has every call, and no other', () => {
    expect([...new Set(contract.operations.map(({ call }) => call))].toSorted()).toEqual(Object.keys(defaultEndpoints).toSorted());
  });

  it.each(Object.keys(defaultEndpoints) as EndpointName[])('[CALL-23] has the default paths of %s', (name) => {
    const paths = contract.operations.filter(({ call }) => call === name).map(({ path }) => shapeOf(path));
    expect([...new Set(paths)].toSorted()).toEqual(pathsOf(name).toSorted());
  });

  it('says the version of the package', () => {
    expect((contractDocument.info as { version: string }).version).toBe(version);
  });
});
