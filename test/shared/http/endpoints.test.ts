import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEndpoints, type EndpointName, mergeEndpoints, pathOf } from '../../../src/shared/http/endpoints.js';

describe('the paths', () => {
  it.each(Object.entries(defaultEndpoints))('[CALL-23] %s has a documented default that the host page can replace', (name, path) => {
    expect(path).toMatch(/^\//);
    expect(mergeEndpoints({})[name as EndpointName]).toBe(path);
    expect(mergeEndpoints({ [name]: '/of/the/host' })[name as EndpointName]).toBe('/of/the/host');
  });

  it('[CALL-23] ignore unknown names', () => {
    const merged = mergeEndpoints({ toString: '/x', __proto__: '/y', unheardOf: '/z' } as Record<string, string>);
    expect(Object.keys(merged)).toEqual(Object.keys(defaultEndpoints));
  });

  it.each([
    ['profile', { uuid: 'u', section: 'plans' }, '/profiles/data/v1/u/plans'],
    ['profile', { uuid: 'u', section: 'all', planYear: 2026, flag: true }, '/profiles/data/v1/u/all/2026/true'],
    ['profile', { uuid: 'u', section: 'all', planYear: 2026 }, '/profiles/data/v1/u/all'],
    ['memberPlans', { flag: false }, '/shopper-profile/api/members/v3/read?isFutureYearPlans=false'],
    ['externalDraft', { 'trace-id': 't' }, '/user/fetchEnrollmentDataByEmailId/t/v1'],
    ['counties', {}, '/geolocationinfo/counties/'],
    ['counties', { zip: 'a/b?c#d e' }, '/geolocationinfo/counties/a%2Fb%3Fc%23d%20e'],
    ['counties', { zip: '..' }, '/geolocationinfo/counties/'],
    ['counties', { zip: '.' }, '/geolocationinfo/counties/'],
    ['counties', { zip: '%2e%2e' }, '/geolocationinfo/counties/%252e%252e'],
    ['counties', { zip: '85004\ud800\ud800' }, '/geolocationinfo/counties/85004'],
    ['counties', { zip: '{uuid}[x]' }, '/geolocationinfo/counties/%7Buuid%7D%5Bx%5D'],
    ['counties', { zip: '$&$1' }, '/geolocationinfo/counties/%24%26%241'],
  ] as const)('[CALL-23] %s %j', (name, params, path) => {
    expect(pathOf(defaultEndpoints, name, params)).toBe(path);
  });

  it('[CALL-23] accept a replacement with its own positions for the parameters', () => {
    const endpoints = mergeEndpoints({ counties: '/zips/{zip}/{unknown}/counties?z={zip}' });
    expect(pathOf(endpoints, 'counties', { zip: '85004' })).toBe('/zips/85004//counties?z=85004');
    expect(pathOf(mergeEndpoints({ counties: '/zips[/{zip}][/{year}]' }), 'counties', { zip: '85004' })).toBe('/zips/85004');
  });

  it.each([
    ['.', ''],
    ['..', ''],
    ['...', ''],
    ['.a', '.a'],
    ['a.', 'a.'],
    ['a..b', 'a..b'],
  ])('never climb with a value of only dots: %j is %j', (zip, part) => {
    expect(pathOf(mergeEndpoints({ counties: '/zips/{zip}/counties' }), 'counties', { zip })).toBe(`/zips/${part}/counties`);
  });

  it('keep a value in its segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (zip) => {
        const path = pathOf(defaultEndpoints, 'deleteProfileItem', { uuid: zip, section: 'plans', planYear: 2026, planId: 'end' });
        const url = new URL(path, 'https://api.example.test');
        expect(url.pathname.split('/').slice(1, 4)).toEqual(['profiles', 'data', 'v1']);
        expect(url.pathname.split('/').slice(5)).toEqual(['plans', '2026', 'end']);
        expect([url.search, url.hash, url.host]).toEqual(['', '', 'api.example.test']);
      }),
    );
  });
});
