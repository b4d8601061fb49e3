/**
 * A browser learns of the chunks that a chunk imports only when it has read it: on a slow line each such generation costs a round
 * trip. So the shell asks, beside each chunk, for what that one will ask for. One that does not come fails where it is imported.
 */

/** What comes with every piece: its renderer and the load ask for it themselves. */
const always = /^(ucp|react|preact|ui|data|page-data)$/;
/** What draws, and the load. */
const first = /^(ui|load|lit)$/;

const early = '__early';

/** For the chunk of `entryId` alone: a chunk further behind finds nearly all that it needs there. */
export function earlyImports(entryId) {
  return {
    name: 'early-imports',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (chunk.facadeModuleId !== entryId || !targetChunk) return null;
      const wanted = getTargetChunkImports().filter(({ chunk: one }) => {
        if (!one || one.facadeModuleId === entryId) return false;
        return first.test(targetChunk.name) || !always.test(one.name);
      });
      if (wanted.length === 0) return null;
      const beside = wanted.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
      return { left: `(${early}(${beside}),import(`, right: '))' };
    },
    renderChunk: {
      order: 'pre',
      handler: (code) =>
        code.includes(early) ? { code: `const ${early}=(...all)=>{for(const one of all)one.catch(()=>0)};${code}`, map: null } : null,
    },
  };
}
