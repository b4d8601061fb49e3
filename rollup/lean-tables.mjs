import ts from 'typescript';
import { placeOf } from './root.mjs';

/** What a table says to authors and tools alone: the shell never reads it. */
const described = new Set(['summary', 'notes', 'parts', 'slots', 'events', 'reserve', 'reserveEs']);

function nameOf(node) {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? node.name.text : undefined;
}

/** The helpers that make an attribute; the first thing each takes is its summary. */
function attributeHelpers(file) {
  const imports = file.statements.filter(
    (statement) => ts.isImportDeclaration(statement) && statement.moduleSpecifier.text.endsWith('platform/attributes.js'),
  );
  return new Set(imports.flatMap(({ importClause }) => importClause.namedBindings.elements.map(({ name }) => name.text)));
}

function withoutTypes(properties, factory) {
  const kept = properties.properties.map((property) =>
    ts.isPropertyAssignment(property) ? factory.createPropertyAssignment(property.name, factory.createObjectLiteralExpression()) : property,
  );
  return factory.createObjectLiteralExpression(kept);
}

/** What the helpers answer for what is written about an attribute. */
const written = new Set(['summary', 'type']);

/** The helpers' own file: the summary is their first parameter, and a property of what they answer. */
function withoutSummaries(file, context) {
  const { factory } = context;
  const visit = (node) => {
    if (written.has(nameOf(node))) return undefined;
    if (!ts.isFunctionDeclaration(node)) return ts.visitEachChild(node, visit, context);
    const { modifiers, asteriskToken, name, typeParameters, parameters, type, body } = ts.visitEachChild(node, visit, context);
    return factory.updateFunctionDeclaration(node, modifiers, asteriskToken, name, typeParameters, parameters.slice(1), type, body);
  };
  return ts.visitNode(file, visit);
}

/**
 * TypeScript's transformer for the files of `elements` and what they say attributes with: the words of the docs stay out of the CDN's
 * shell.
 */
export const leanTables = (context) => (file) => {
  const place = placeOf(file.fileName);
  if (place === 'src/platform/attributes.ts') return withoutSummaries(file, context);
  if (!place.startsWith('elements/')) return file;
  const helpers = attributeHelpers(file);
  const { factory } = context;
  const visit = (node) => {
    if (described.has(nameOf(node))) return undefined;
    if (nameOf(node) === 'properties' && ts.isObjectLiteralExpression(node.initializer)) {
      return factory.updatePropertyAssignment(node, node.name, withoutTypes(node.initializer, factory));
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && helpers.has(node.expression.text)) {
      const rest = node.arguments.slice(1).map((one) => ts.visitNode(one, visit));
      return factory.updateCallExpression(node, node.expression, node.typeArguments, rest);
    }
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitNode(file, visit);
};
