<?php
/**
 * What a page with tags gets: the script, the styles of the skeletons, and the settings.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

/** Loads the library in the head if a post of this page has a tag. Elsewhere, such as in a widget, the tag itself loads it. */
function load_for_posts(): void {
	global $wp_query;
	foreach ( $wp_query->posts ?? array() as $post ) {
		if ( $post instanceof \WP_Post && preg_match( '~<ucp-|<!-- wp:ucp/|\[ucp-~i', $post->post_content ) ) {
			load_library();
			return;
		}
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\load_for_posts' );

/** Tags that an author wrote by hand. Blocks and shortcodes have their skeletons already. */
function with_skeletons_in_posts( string $content ): string {
	// The editor of old posts puts a line of its own into a paragraph, whose margins would be added to the tag's.
	$content = preg_replace( '~<p>\s*(<(ucp-[\w-]+)(?:\s[^>]*)?>(?:(?!</?p[\s>]).)*</\2>)\s*</p>~is', '$1', $content ) ?? $content;
	return with_skeletons( $content );
}
add_filter( 'the_content', __NAMESPACE__ . '\with_skeletons_in_posts', 20 );
add_filter( 'widget_text_content', __NAMESPACE__ . '\with_skeletons_in_posts', 20 );
add_filter( 'widget_block_content', __NAMESPACE__ . '\with_skeletons_in_posts', 20 );

/** The settings as the library reads them. The script is data: a content policy does not forbid it. */
function print_settings(): void {
	if ( uses_library() ) {
		echo settings_html( stored_settings() ); // phpcs:ignore WordPress.Security.EscapeOutput -- It is JSON whose signs are escaped.
	}
}
add_action( 'wp_footer', __NAMESPACE__ . '\print_settings', 1 );

function settings_html( array $settings, array $more = array() ): string {
	$json = wp_json_encode( (object) array( ...nested_settings( $settings ), ...$more ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	return '<ucp-settings><script type="application/json">' . $json . '</script></ucp-settings>' . "\n";
}
