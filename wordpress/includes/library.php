<?php
/**
 * The library's files, and what the build says about them. A new tag, attribute or setting is new data: no line of PHP changes.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

/** A file that the build made, such as `blocks`; read once for each request. */
function data( string $name ): array {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$json          = file_get_contents( dirname( MAIN_FILE ) . "/data/$name.json" );
		$read[ $name ] = json_decode( (string) $json, true, 512, JSON_THROW_ON_ERROR );
	}
	return $read[ $name ];
}

/** The tags that an author may place, by their name. */
function tags(): array {
	static $tags = null;
	return $tags ??= array_column( data( 'blocks' )['tags'], null, 'tag' );
}

/** The address of a file of the plugin. */
function url( string $path ): string {
	return plugins_url( $path, MAIN_FILE );
}

/** The address of a file of the library. Its folder has the version: a browser never mixes the files of two. */
function library_url( string $name ): string {
	return url( data( 'blocks' )['files'][ $name ]['path'] );
}

/** The hash of the file for the `integrity` attribute. */
function integrity( string $name ): string {
	return data( 'blocks' )['files'][ $name ]['integrity'];
}

/** The handles of the library's files, and their keys in the data. */
const HANDLES = array(
	'ucp-elements'           => 'script',
	'ucp-elements-reserve'   => 'reserve',
	'ucp-elements-skeletons' => 'skeletons',
);

/** No query is added to these addresses: with one, a browser would load the library twice. */
function register_library(): void {
	wp_register_script( 'ucp-elements', library_url( 'script' ), array(), null, false );
	wp_register_style( 'ucp-elements-reserve', library_url( 'reserve' ), array(), null );
	wp_register_style( 'ucp-elements-skeletons', library_url( 'skeletons' ), array(), null );
}
add_action( 'init', __NAMESPACE__ . '\register_library' );

/** Loads the library on this page. */
function load_library(): void {
	wp_enqueue_script( 'ucp-elements' );
	wp_enqueue_style( 'ucp-elements-reserve' );
	wp_enqueue_style( 'ucp-elements-skeletons' );
}

function uses_library(): bool {
	return wp_script_is( 'ucp-elements', 'enqueued' ) || wp_script_is( 'ucp-elements', 'done' );
}

/** The line of the script: a module whose content the browser checks. */
function script_line( string $line, string $handle ): string {
	if ( 'ucp-elements' !== $handle ) {
		return $line;
	}
	// Printed here, because WordPress 6.1 has no modules of its own.
	return sprintf(
		'<script type="module" src="%s" integrity="%s" crossorigin="anonymous"></script>' . "\n", // phpcs:ignore WordPress.WP.EnqueuedResources
		esc_url( library_url( 'script' ) ),
		esc_attr( integrity( 'script' ) )
	);
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\script_line', 100, 2 );

function style_line( string $line, string $handle ): string {
	if ( ! isset( HANDLES[ $handle ] ) ) {
		return $line;
	}
	return str_replace( '<link ', sprintf( '<link integrity="%s" crossorigin="anonymous" ', esc_attr( integrity( HANDLES[ $handle ] ) ) ), $line );
}
add_filter( 'style_loader_tag', __NAMESPACE__ . '\style_line', 100, 2 );
