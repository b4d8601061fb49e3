/**
 * A browser learns of the chunks that a chunk imports only when it has read it: on a slow line each such generation costs a round
 * trip. So the shell asks, beside each chunk, for what that one will ask for. One that does not come fails where it is imported.
 */

/** By the name of a chunk what is asked for beside it; a piece's needs beyond what the load and its renderer bring. */
const beside = { begin: /^$/, load: /^(data|page-data)$/, ui: /^(react|preact)$/, lit: /^$/ };
const brought = /^(ucp|react|preact|lit|ui|begin|data|page-data)$/;

function isWanted(name, by) {
  return beside[by] ? beside[by].test(name) : !brought.test(name);
}

/** The function that asks for chunks and needs none of them. */
export const early = '__early';

/** For the chunk of `entryId` alone: a chunk further behind finds nearly all that it needs there. */
export function earlyImports(entryId) {
  return {
    name: 'early-imports',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (chunk.facadeModuleId !== entryId || !targetChunk) return null;
      const wanted = getTargetChunkImports().filter(({ chunk: one }) => one && isWanted(one.name, targetChunk.name));
      if (wanted.length === 0) return null;
      const imports = wanted.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
      return { left: `(${early}(${imports}),import(`, right: '))' };
    },
    renderChunk: {
      order: 'pre',
      handler: (code) =>
        code.includes(early) ? { code: `const ${early}=(...all)=>{for(const one of all)one.catch(()=>0)};${code}`, map: null } : null,
    },
  };
}
