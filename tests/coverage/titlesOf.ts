import ts from 'typescript';

export interface Title {
  /** What a report shows. */
  readonly text: string;
  /** Every text that the title is put together from: table-driven titles have the cells that they print. */
  readonly parts: readonly string[];
}

/** Titles of the tests that run in a test file: `test('…')`, `test.each(rows)('…')`. Skipped ones prove nothing. */
export function testTitles(fileName: string, text: string): Title[] {
  const source = parse(fileName, text);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { root, chain, table } = calleeOf(node.expression);
      if (chain.some((name) => idle.has(name))) return;
      const [title] = node.arguments;
      // `test.each(rows)` alone only makes the function that takes the title.
      const complete = table !== undefined || !chain.some((name) => tabular.has(name));
      if (title && complete && (root === 'test' || root === 'it') && chain.every((name) => running.has(name) || tabular.has(name)))
        titles.push(titleOf(title, table));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

export interface Story {
  name: Title | null;
  tags: string[];
  /** Whether it is a picture or plays something, and a test shows it. */
  proves: boolean;
}

/** The stories of a story file. */
export function readStories(fileName: string, text: string): Story[] {
  return parse(fileName, text).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return statement.declarationList.declarations.flatMap(({ initializer }) => {
      const story = initializer && bare(initializer);
      if (!story || !ts.isObjectLiteralExpression(story)) return [];
      const name = property(story, 'name');
      const tags = textsOf(property(story, 'tags'));
      const plays = story.properties.some((member) => member.name?.getText() === 'play');
      return [{ name: name ? titleOf(name) : null, tags, proves: !tags.includes('!test') && (plays || !tags.includes('interaction')) }];
    });
  });
}

/** Names of the stories in a story file. A story proves something as a picture or by its play function. */
export const storyTitles = (fileName: string, text: string): Title[] =>
  readStories(fileName, text).flatMap(({ name, proves }) => (name && proves ? [name] : []));

const running = new Set(['only', 'concurrent', 'sequential']);
const tabular = new Set(['each', 'for']);
const idle = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);

const parse = (fileName: string, text: string) => ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);

/** `test.only.each(rows)` has the root `test`, the chain only, each, and the table rows. */
function calleeOf(callee: ts.Expression): { root: string; chain: string[]; table?: ts.Expression | undefined } {
  if (ts.isIdentifier(callee)) return { root: callee.text, chain: [] };
  if (ts.isPropertyAccessExpression(callee)) {
    const { root, chain } = calleeOf(callee.expression);
    return { root, chain: [...chain, callee.name.text] };
  }
  if (ts.isCallExpression(callee)) return { ...calleeOf(callee.expression), table: callee.arguments[0] };
  return { root: '', chain: [] };
}

function titleOf(title: ts.Expression, table?: ts.Expression): Title {
  const parts = textsOf(title);
  return { text: parts.join('…'), parts: [...parts, ...(table ? printedCells(parts.join(''), table) : [])] };
}

/** The texts of a table that its title prints: `%s` takes the columns in order, `$name` a property. */
function printedCells(title: string, table: ts.Expression): string[] {
  const columns = title.match(/%[a-z]/g)?.length ?? 0;
  const names = [...title.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  const keys = [...names, ...Array.from({ length: columns }, (_, index) => index)];
  return rowsOf(table).flatMap((row) => keys.flatMap((key) => textsOf(cellOf(row, key))));
}

/** Elements of an array, also of one that is declared in the same file, or is filtered or mapped from one. */
function rowsOf(node: ts.Expression): readonly ts.Expression[] {
  const expression = bare(node);
  if (ts.isArrayLiteralExpression(expression)) return expression.elements;
  if (ts.isIdentifier(expression)) {
    const declared = declarationOf(expression);
    return declared?.initializer ? rowsOf(declared.initializer) : [];
  }
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression)) return rowsOf(expression.expression.expression);
  return [];
}

/** One cell of a row: an element, a property, or the row itself where it is a single value. */
function cellOf(node: ts.Expression, key: string | number): ts.Expression | undefined {
  const row = bare(node);
  if (ts.isArrayLiteralExpression(row)) return row.elements[Number(key)];
  if (ts.isObjectLiteralExpression(row)) return property(row, String(key));
  return key === 0 ? row : undefined;
}

/** Every text that can become part of a title. */
function textsOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  const expression = bare(node);
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression))
    return [expression.head.text, ...expression.templateSpans.flatMap((span) => [...textsOf(span.expression), span.literal.text])];
  if (ts.isBinaryExpression(expression)) return [...textsOf(expression.left), ...textsOf(expression.right)];
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(textsOf);
  if (ts.isIdentifier(expression)) return namedTexts(expression, []);
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) return namedTexts(expression.expression, [expression.name.text]);
  return [];
}

/** The texts behind a name: a constant, or a loop variable, which stands for one row after another. */
function namedTexts(name: ts.Identifier, keys: readonly string[]): string[] {
  const declaration = declarationOf(name);
  if (!declaration) return [];
  const loop = declaration.parent.parent;
  if (!ts.isForOfStatement(loop)) return keys.length === 0 ? textsOf(declaration.initializer) : [];
  const key = keys[0] ?? bindingKey(declaration.name, name.text);
  return rowsOf(loop.expression).flatMap((row) => (key === undefined ? textsOf(row) : textsOf(cellOf(row, key))));
}

/** Where a destructured name comes from: `{ id: name }` from `id`, `[, name]` from 1. */
function bindingKey(binding: ts.BindingName, name: string): string | number | undefined {
  if (ts.isIdentifier(binding)) return undefined;
  const index = binding.elements.findIndex((element) => ts.isBindingElement(element) && element.name.getText() === name);
  const element = binding.elements[index];
  if (!element || ts.isArrayBindingPattern(binding) || !ts.isBindingElement(element)) return index;
  return (element.propertyName ?? element.name).getText();
}

/** The nearest declaration of a name that is visible from where it is used. */
function declarationOf(name: ts.Identifier): ts.VariableDeclaration | undefined {
  for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
    const lists = ts.isForOfStatement(scope) ? [scope.initializer] : ts.isBlock(scope) || ts.isSourceFile(scope) ? scope.statements.filter(ts.isVariableStatement).map(({ declarationList }) => declarationList) : [];
    for (const list of lists) {
      const found = ts.isVariableDeclarationList(list) && list.declarations.find((declaration) => binds(declaration.name, name.text));
      if (found) return found;
    }
  }
  return undefined;
}

function binds(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some((element) => ts.isBindingElement(element) && binds(element.name, name));
}

/** An expression without what only the compiler reads. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((member) => member.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}
