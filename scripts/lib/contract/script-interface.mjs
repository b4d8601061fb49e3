import { relative, sep } from 'node:path';
import ts from 'typescript';
import { indexTypes } from '../../../rollup/entries.mjs';
import { inProject, root } from '../project.mjs';

/** A type that pages only pass on: `defineElements(tables)`. Its members are not part of the contract. */
const opaque = new Set(['ElementTable']);

const text = (node) =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .trim();

/** A virtual file for the package's main entry. */
const mainFile = inProject('public-contract-entry.ts');
const eventsFile = inProject('src/shared/events.ts');

function program() {
  const { config } = ts.readConfigFile(inProject('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === mainFile || fileExists(file);
  host.getSourceFile = (file, ...others) =>
    file === mainFile ? ts.createSourceFile(file, indexTypes, ts.ScriptTarget.Latest, true) : getSourceFile(file, ...others);
  return ts.createProgram([mainFile, eventsFile], { ...options, incremental: false, tsBuildInfoFile: undefined }, host);
}

const isOurs = (node) => !/node_modules/.test(node.getSourceFile().fileName);
const placeOf = (node) => relative(root, node.getSourceFile().fileName).split(sep).join('/');

/** The exports of the main entry, read with a type checker, and all of the library's types that they use. */
export class ScriptInterface {
  #program = program();
  #checker = this.#program.getTypeChecker();
  #waiting = [];
  #known = new Map();

  *lines() {
    const main = /** @type {ts.Symbol} */ (this.#checker.getSymbolAtLocation(this.#file(mainFile)));
    for (const exported of this.#checker.getExportsOfModule(main)) {
      const symbol = this.#resolved(exported);
      const declaration = symbol.valueDeclaration;
      if (declaration) yield* this.#value(`export . ${exported.name}`, symbol, declaration);
      else {
        yield `export . type ${exported.name}`;
        this.#waiting.push({ name: exported.name, symbol });
      }
    }
    // The descriptions have the details of events. The types that they use are in this file.
    const { statements } = this.#file(eventsFile);
    this.#follow(statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'EventDetails'));
    yield* this.#types();
  }

  #file(path) {
    return /** @type {ts.SourceFile} */ (this.#program.getSourceFile(path));
  }

  #resolved(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Records the library's types that a node uses. */
  #follow(node) {
    if (ts.isIndexedAccessTypeNode(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const named = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const found = this.#checker.getSymbolAtLocation(named);
      const symbol = found && this.#resolved(found);
      const declaration = symbol?.declarations?.[0];
      const isType = declaration && isOurs(declaration) && !ts.isTypeParameterDeclaration(declaration);
      // Uses the local name: an import may rename a type.
      if (isType && !opaque.has(text(named))) this.#waiting.push({ name: text(named), symbol });
    }
    ts.forEachChild(node, (child) => this.#follow(child));
  }

  #printed(type, at) {
    return this.#checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
  }

  /** A type as written in the source. Indexed access types are resolved. */
  #typeText(node) {
    const looksUp = (one) => ts.isIndexedAccessTypeNode(one) || ts.forEachChild(one, looksUp);
    return looksUp(node) ? this.#printed(this.#checker.getTypeFromTypeNode(node), node) : text(node);
  }

  /** A value. An object such as `profile` has a line for each member. */
  *#value(name, symbol, declaration) {
    const members = declaration.initializer && ts.isObjectLiteralExpression(declaration.initializer) && declaration.initializer.properties;
    for (const one of members || [declaration]) {
      const own = members ? this.#checker.getSymbolAtLocation(one.name) : symbol;
      const type = this.#printed(this.#checker.getTypeOfSymbolAtLocation(own, one), one);
      yield `${name}${members ? `.${one.name.text}` : ''}: ${type}`;
      for (const part of [one.type, ...(one.parameters ?? [])]) if (part) this.#follow(part);
    }
  }

  /** The recorded types with their members. */
  *#types() {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      const { name, symbol } = next;
      const known = this.#known.get(name);
      if (known === symbol) continue;
      const [declaration] = symbol.declarations;
      if (known) throw new Error(`two types are named ${name}: in ${placeOf(known.declarations[0])} and in ${placeOf(declaration)}`);
      this.#known.set(name, symbol);
      yield* this.#type(name, declaration);
    }
  }

  *#type(name, declaration) {
    const words = declaration.type && !declaration.typeParameters ? this.#words(declaration.type) : [];
    const { members } = declaration.type && ts.isTypeLiteralNode(declaration.type) ? declaration.type : declaration;
    if (words.length > 0) {
      yield `type ${name}`;
      // Each word has its own line, because a new word breaks little.
      for (const word of words) yield `type ${name} has ${JSON.stringify(word)}`;
      return;
    }
    this.#follow(declaration);
    if (!members) {
      yield `type ${name}: ${this.#typeText(declaration.type)}`;
      return;
    }
    yield `type ${name}`;
    for (const one of declaration.heritageClauses ?? []) yield `type ${name} ${text(one)}`;
    for (const one of members) {
      const type = one.type && !one.parameters ? this.#typeText(one.type) : text(one);
      yield `type ${name}.${one.name ? text(one.name) : '(call)'}${one.questionToken ? '?' : ''}: ${type}`;
    }
  }

  /** The words of a union of string literals. */
  #words(node) {
    const type = this.#checker.getTypeFromTypeNode(node);
    const all = type.isUnion() ? type.types : [type];
    return all.every((one) => one.isStringLiteral()) ? all.map(({ value }) => value) : [];
  }
}
